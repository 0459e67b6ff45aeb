// The shapes of the Card Game's board under their own names.
export type {
  CardgameBoard as Board,
  CardgameEdgeStack as EdgeStack,
  CardgamePlayerSide as PlayerSide,
  CardgameShownCard as ShownCard,
  CardgameShownDial as ShownDial,
  CardgameShownEngagement as ShownEngagement,
  CardgameShownIcon as ShownIcon,
  CardgameShownThing as ShownThing,
  CardgameShownWindow as ShownWindow,
} from "../../api/types";
