// The shapes of Outer Rim's board under their own names.
export type {
  OuterRimBoard as Board,
  OuterRimPlayerSide as PlayerSide,
  OuterRimShownAsset as ShownAsset,
  OuterRimShownChoice as ShownChoice,
  OuterRimShownDeck as ShownDeck,
  OuterRimShownPatrol as ShownPatrol,
  OuterRimShownPlace as ShownPlace,
  OuterRimShownReward as ShownReward,
  OuterRimShownRoll as ShownRoll,
  OuterRimShownSlot as ShownSlot,
  OuterRimShownSpace as ShownSpace,
  OuterRimShownTarget as ShownTarget,
} from "../../api/types";
