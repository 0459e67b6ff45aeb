// The shapes of Destiny's board under their own names.
export type {
  DestinyBoard as Board,
  DestinyCardSide as CardSide,
  DestinyPlayerSide as PlayerSide,
  DestinyShownBattlefield as ShownBattlefield,
  DestinyShownCard as ShownCard,
  DestinyShownDie as ShownDie,
  DestinyShownThing as ShownThing,
} from "../../api/types";
