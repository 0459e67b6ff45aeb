// The shapes of Destiny's board under their own names.
export type {
  DestinyBoard as Board,
  DestinyPlayerSide as PlayerSide,
  DestinyShownBattlefield as ShownBattlefield,
  DestinyShownCard as ShownCard,
  DestinyShownDie as ShownDie,
  DestinyShownSide as ShownSide,
  DestinyShownThing as ShownThing,
} from "../../api/types";
