// Made from the schema of the server's messages by tools/types.mjs. Do not edit.

/** A part of a result, in chances to win. */
export interface AccountPart {
  amount: number;
  error: number;
}

/** What decided a finished match, as far as that is known. */
export interface AnalysisIs {
  status: "done" | "failed" | "late" | "none" | "running" | "waiting";
  done: number;
  count: number;
  chances: number[][];
  doubts: number[];
  progress: number[];
  errors: MatchError[];
  accounts: MatchAccount[];
  critical?: CriticalChoice[];
  ahead?: boolean;
  verdict?: string[];
  seat?: number | null;
}

export interface AnswerUndo {
  type: "answerUndo";
  accept: boolean;
}

export interface Aside {
  type: "aside";
  key: string;
  seat?: number | null;
}

export interface BotInfo {
  id: string;
  name: string;
}

/** All that stands on a card. What a card does not have is empty. */
export interface CardFace {
  code: string;
  name: string;
  original: string;
  subtitle: string;
  type: string;
  typeLine: string;
  subtypes: string[];
  color: string;
  affiliation: string;
  set: string;
  cost: string;
  health: string;
  points: string;
  unique: boolean;
  playable: boolean;
  sides: CardSide[];
  abilities: string[];
  missing?: string[];
  readings?: CardReading[];
  rules?: CardReading[];
  otherSides?: string[];
  facts?: CardFact[];
  sections?: CardSection[];
}

/** A value on a card with its name; `kind` is for its drawing. */
export interface CardFact {
  kind: string;
  name: string;
  value: string;
}

/** A fact that cards can be looked for by, with all its values. */
export interface CardFilter {
  id: string;
  values: FilterValue[];
}

export interface CardName {
  code: string;
  name: string;
}

/** A rule that a card leads to, and its title. */
export interface CardReading {
  rule: string;
  title: string;
}

/** A part of a card that is read by itself: its heading, what is told, and what it does. */
export interface CardSection {
  id: string;
  title: string;
  story: string;
  text: string;
  lines?: Record<string, string>;
}

/** A side of a die. */
export interface CardSide {
  symbol: string;
  value: number | null;
  modifier: boolean;
  cost: number;
  text: string;
}

/** The whole board. `players` stand in the order of their seats; the dark side is not always second. */
export interface CardgameBoard {
  dark: number;
  light: number;
  active: number | null;
  turn: number;
  phase: string;
  phaseText: string;
  window: string;
  balance: number;
  dial: CardgameShownDial;
  engagement: CardgameShownEngagement | null;
  engaged: string[];
  windows: CardgameShownWindow[];
  players: CardgamePlayerSide[];
}

/** What a player has placed in the edge battle. */
export interface CardgameEdgeStack {
  faceDown: number;
  own: CardgameShownCard[];
  faceUp: CardgameShownCard[];
  total: number;
}

/** One player's side of the board. */
export interface CardgamePlayerSide {
  seat: number;
  side: string;
  affiliation: CardgameShownThing;
  objectives: CardgameShownThing[];
  units: CardgameShownThing[];
  enhancements: CardgameShownThing[];
  handCount: number;
  hand: CardgameShownCard[];
  known: CardgameShownCard[];
  faceDown: CardgameShownCard[];
  faceDownCount: number;
  looked: CardgameShownCard[];
  picked: string[];
  deckCount: number;
  objectiveDeckCount: number;
  discard: string[];
  victory: string[];
  victoryNeeded: number | null;
  playing: string[];
  edge: CardgameEdgeStack;
  resources: number;
  mostResources: number;
  reserve: number;
  forceCards: number;
  forceTotal: number;
  turns: number;
}

/** A card out of play. What its type does not have is None. */
export interface CardgameShownCard {
  id: string;
  code: string;
  name: string;
  type: string;
  affiliation: string;
  cost: number | null;
  force: number;
  priority: number | null;
  edge: number | null;
}

/** The Death Star dial; it can be enhanced, engaged and damaged if cards say so. */
export interface CardgameShownDial {
  id: string;
  shows: number;
  most: number;
  damage: number;
  engageable: boolean;
  enhancements: CardgameShownThing[];
}

/** The engagement being resolved. Units are ids of things. */
export interface CardgameShownEngagement {
  attacker: number;
  defender: number;
  target: string;
  step: string;
  attackers: string[];
  defenders: string[];
  declared: string[];
  struck: string[];
  striking: string;
  edge: number | null;
  fates: string[];
}

/** Combat icons of one kind that a unit has now. */
export interface CardgameShownIcon {
  kind: string;
  edge: boolean;
  count: number;
  counts: boolean;
}

/** A card in play: affiliation card, objective, unit or enhancement. */
export interface CardgameShownThing {
  id: string;
  code: string;
  name: string;
  type: string;
  controller: number;
  owner: number;
  affiliation: string;
  unique: boolean;
  traits: string[];
  keywords: string[];
  edge: number;
  protect: string;
  focus: number;
  damage: number;
  capacity: number;
  shields: number;
  fragile: boolean;
  committed: boolean;
  force: number;
  resources: number;
  icons: CardgameShownIcon[];
  role: string;
  striking: boolean;
  text: string[];
  enhancements: CardgameShownThing[];
  captiveCount: number;
  captives: string[];
}

/** A window that the viewer can pass automatically. */
export interface CardgameShownWindow {
  name: string;
  text: string;
  automatic: boolean;
  toggle: string;
  habits: string[];
}

/** The view with this digest, but for some parts: for whoever connected with `changes=1`.
 * 
 *     A part is named by the way to it, from `View` on: `board/players/0/hand`. Who does not know that view, or
 *     comes to another digest than the new view's, asks for all of it with `Look`. */
export interface Changed {
  type: "change";
  base: string;
  parts: Record<string, unknown>;
}

export interface Chat {
  type: "chat";
  number: number;
  seat: number | null;
  name: string;
  text: string;
  at: string;
}

/** A legal answer, or several in one go: key (send it back), words, what on the board it belongs to. */
export interface ChoiceOption {
  key: string;
  text: string;
  group: string;
  groupText: string;
  subjects: string[];
  kind: string;
  role?: "" | "draw" | "resign";
}

/** An answer: accepted only if `step` is the current one. */
export interface Choose {
  type: "choose";
  step: number;
  key: string;
  seat?: number | null;
  automatic?: boolean;
}

export type ClientMessage = Choose | Aside | Undo | Pick | AnswerUndo | DeclineDraw | Say | Hint | Previews | Look;

/** A choice at which much was at stake: its position can be tried again. */
export interface CriticalChoice {
  step: number;
  seat: number;
  stake: number;
  found: boolean;
  text: string;
}

/** A position as its seat saw it, and what each of its options leaves, the best first. */
export interface CriticalPosition {
  view: View;
  options: TriedOption[];
  chosen: string;
}

/** A deck after a change; it names the stamp of the deck before it. Without a deck it was put away. */
export interface DeckChange {
  id: string;
  stamp?: number;
  deck?: DeckKept | null;
}

/** A ready-made deck or character to choose. */
export interface DeckChoice {
  id: string;
  name: string;
  about: string;
  cards: string[];
  side?: string;
}

/** Something wrong with it: a sentence, its rule, and the card it is about, if any. */
export interface DeckFault {
  text: string;
  rule: string;
  ruleText: string;
  card: string;
}

/** How much of something there is in a deck, and how much is wanted or allowed. */
export interface DeckFigure {
  kind: string;
  found: number;
  wanted: number;
  enough?: number;
}

/** A format of play, and what it is called. */
export interface DeckFormat {
  id: string;
  name: string;
}

/** A deck with all its versions. */
export interface DeckKept {
  sheet: DeckSheet;
  versions: DeckVersion[];
  parent: string;
  changed: number;
}

/** Copies of a card in a place of a deck. */
export interface DeckLine {
  place: string;
  card: string;
  count?: number;
  elite?: boolean;
}

/** What stands in it; without faults it can be played. */
export interface DeckLook {
  name: string;
  about: string;
  cards: string[];
  text: string;
  faults: DeckFault[];
  side?: string;
}

/** A part of a deck: what goes there, whether only one does, and whether one line holds one copy. */
export interface DeckPlace {
  id: string;
  types: string[];
  single?: boolean;
  apart?: boolean;
}

/** A deck somebody builds, legal or not: whatever stands in it stays there until they take it out. */
export interface DeckSheet {
  name?: string;
  format?: string;
  lines?: DeckLine[];
}

/** A deck that a player brings, in any form that the game reads. */
export interface DeckText {
  text: string;
}

/** A deck as it once was. */
export interface DeckVersion {
  id: string;
  parent: string;
  note: string;
  at: number;
  sheet: DeckSheet;
}

/** What was kept, what was changed elsewhere, and what cannot be kept. */
export interface DecksAre {
  stamps: Record<string, number>;
  others: DeckChange[];
  leftOut: string[];
  unknown: string[];
}

/** No to the draw that was offered. */
export interface DeclineDraw {
  type: "declineDraw";
}

/** The whole board. */
export interface DestinyBoard {
  round: number;
  turn: number | null;
  next: number | null;
  phase: string;
  claimed: number | null;
  battlefield: DestinyShownBattlefield | null;
  queue: string[];
  players: DestinyPlayerSide[];
}

/** A side of a die. */
export interface DestinyCardSide {
  symbol: string;
  value: number | null;
  modifier: boolean;
  cost: number;
  text: string;
}

/** A die of a card, in its pool or on the card, or one that the card holds captive. */
export interface DestinyDieOfCard {
  id: string;
  inPool: boolean;
  captive: string;
  color: string;
}

/** One player's side of the board. */
export interface DestinyPlayerSide {
  seat: number;
  out: boolean;
  resources: number;
  handCount: number;
  hand: DestinyShownCard[];
  known: DestinyShownCard[];
  picked: string[];
  deckCount: number;
  discard: string[];
  setAside: string[];
  defeated: string[];
  characters: DestinyShownThing[];
  supports: DestinyShownThing[];
  plots: DestinyShownThing[];
  pool: DestinyShownDie[];
  threat: DestinyShownSum[];
}

/** The battlefield and who controls it. */
export interface DestinyShownBattlefield {
  id: string;
  code: string;
  name: string;
  controller: number | null;
  damage: number;
  resources: number;
  dice: DestinyDieOfCard[];
  flips: string[];
  text: string[];
}

/** A card out of play. */
export interface DestinyShownCard {
  id: string;
  code: string;
  name: string;
  cost: number;
}

/** A die in a pool; `value` is what it counts now, also for an X. */
export interface DestinyShownDie {
  id: string;
  code: string;
  thing: string;
  name: string;
  color: string;
  side: DestinyCardSide;
  value: number;
}

/** What the dice of a pool with one symbol add up to, if they can be resolved together. */
export interface DestinyShownSum {
  symbol: string;
  parts: number[];
  total: number;
}

/** A card in play with what is attached to it. */
export interface DestinyShownThing {
  id: string;
  code: string;
  name: string;
  subtitle: string;
  type: string;
  color: string;
  affiliation: string;
  subtypes: string[];
  gained: string[];
  exhausted: boolean;
  damage: number;
  health: number;
  shields: number;
  mostShields: number;
  resources: number;
  unique: boolean;
  elite: boolean;
  pilots: string;
  pilotedBy: string[];
  kept: string[];
  flips: string[];
  text: string[];
  upgrades: DestinyShownThing[];
  downgrades: DestinyShownThing[];
  dice: DestinyDieOfCard[];
}

/** By which another device becomes the same guest. */
export interface DevicePass {
  text: string;
  seconds?: number;
}

/** A position that shows a rule. */
export interface ExampleInfo {
  id: string;
  game: string;
  title: string;
  lesson: string;
  rules: string[];
  steps?: ToldStep[];
}

/** Something that cards can be looked for by, and what it is called. */
export interface FilterValue {
  id: string;
  name: string;
}

/** Play on from a step of a finished match, against a bot. */
export interface Fork {
  step: number;
  seat: number;
  bot?: string;
}

/** How many faults a deck has in a format. */
export interface FormatVerdict {
  format: string;
  faults: number;
}

/** What a query finds, or what is wrong with it, and what it asks of what only the one who asks knows. */
export interface FoundCards {
  codes: string[];
  fault?: QueryFault | null;
  asks?: string[];
}

export interface GameInfo {
  id: string;
  name: string;
  about: string;
  fewest: number;
  most: number;
  decks: DeckChoice[];
  bots: BotInfo[];
  solo?: boolean;
  unique?: boolean;
  bringsDecks?: boolean;
  options?: GameOption[];
}

/** Something a game lets one choose for a match: yes or no, or a number between `least` and `most`. */
export interface GameOption {
  id: string;
  kind: "flag" | "number";
  name: string;
  about: string;
  least?: number;
  most?: number;
  solo?: boolean;
}

/** What would a bot that thinks do, and why? */
export interface Hint {
  type: "hint";
  step: number;
}

export interface HintIs {
  type: "hint";
  step: number;
  key: string;
  reason?: string;
  options?: HintOption[];
}

/** One of the best options, compared with the others in the same dealt worlds. */
export interface HintOption {
  key: string;
  chance?: number | null;
  error?: number;
  close?: boolean;
  reason?: string;
}

/** What somebody is invited to, before they sit down. */
export interface Invitation {
  game: string;
  players: string[];
  clockSeconds: number;
  options: string[];
  deck: string;
  chooses: boolean;
  taken: string[];
  side: string;
  sits: boolean;
}

/** Take the open seat; `invite` is the last part of the invitation's address (`/match/<id>?invite=…`).
 * 
 *     With neither `deck` nor `brought` one plays what is suggested. */
export interface Join {
  invite: string;
  name?: string;
  deck?: string;
  brought?: string;
}

/** A deck looked over while it is being built. */
export interface Judged {
  figures: DeckFigure[];
  faults: DeckFault[];
  formats: FormatVerdict[];
  weighed: Record<string, Weighed>;
  text: string;
  points?: Record<string, number[]>;
  side?: string;
}

/** An option, in words, and the chance to win that it leaves. */
export interface JudgedOption {
  text: string;
  chance: number;
}

/** What a browser has changed, and what it knows: stamps by id. */
export interface KeepDecks {
  changed?: DeckChange[];
  known?: Record<string, number>;
}

/** What could be read of a text, and what could not, line by line. */
export interface LaidOut {
  sheet: DeckSheet;
  faults: DeckFault[];
}

export interface LogLine {
  step: number;
  text: string;
  subjects: string[];
  kind: string;
  seat?: number | null;
  card?: string;
  depth?: number;
}

/** Send me the position again, in this language, with the log from this step on. */
export interface Look {
  type: "look";
  lang: string;
  since?: number;
}

/** Where the result of a seat comes from; parts add up to it, and errors and other choices to play. */
export interface MatchAccount {
  start: AccountPart;
  luck: AccountPart;
  ownPlay: AccountPart;
  othersPlay: AccountPart;
  rest: AccountPart;
  result: number;
  ownErrors: AccountPart;
  othersErrors: AccountPart;
  ownChoices: AccountPart;
  othersChoices: AccountPart;
}

/** A choice that surely gave something away. */
export interface MatchError {
  step: number;
  seat: number;
  grade: "blunder" | "inaccuracy" | "mistake";
  lost: number;
  error: number;
  question: string;
  reason: string;
  chosen: JudgedOption;
  best: JudgedOption[];
}

/** A match in a list. */
export interface MatchInfo {
  id: string;
  game: string;
  players: string[];
  decks: SeatDeck[];
  mySeats: number[];
  asked: number[];
  over: boolean;
  outcome: string;
  updated: string;
  invite?: string;
  scenario?: string;
  position?: string;
  progress?: number;
  withPeople?: boolean;
  rematch?: string;
}

/** What a guest goes by. Empty values leave things as they are. */
export interface Me {
  name?: string;
  lang?: string;
}

/** A deck that bots are to play against others, and one card that is to take the place of another. */
export interface Measure {
  sheet: DeckSheet;
  each: number;
  against?: string[];
  take?: string;
  put?: string;
}

/** How a deck fared, as far as it was played. */
export interface Measured {
  bot: string;
  seed: number;
  wins: MeasuredShare;
  losses: number;
  draws: number;
  rounds: number;
  first: MeasuredShare;
  second: MeasuredShare;
  against: MeasuredOpponent[];
  cards: MeasuredCard[];
  change?: MeasuredChange | null;
}

/** What a card of the deck did. */
export interface MeasuredCard {
  card: string;
  name: string;
  copies: number;
  drawn: MeasuredShare;
  played: MeasuredShare;
  spent: MeasuredShare;
  dead: boolean;
  whenDrawn: MeasuredShare;
  whenNotDrawn: MeasuredShare;
  drawing: MeasuredDifference;
}

/** The deck with another card in it, against the same opponents with the same luck. */
export interface MeasuredChange {
  take: string;
  put: string;
  pairs: number;
  before: MeasuredShare;
  after: MeasuredShare;
  difference: MeasuredDifference;
  gained: number;
  lost: number;
}

/** By how much one share is larger than another, with a 95 % interval. */
export interface MeasuredDifference {
  difference: number;
  low: number;
  high: number;
}

export interface MeasuredOpponent {
  opponent: string;
  name: string;
  wins: MeasuredShare;
  losses: number;
  draws: number;
}

/** How often something happened, with a 95 % interval. */
export interface MeasuredShare {
  count: number;
  of: number;
  share: number;
  low: number;
  high: number;
}

/** The deck that a guest has measured; a new one takes its place. */
export interface MeasuringIs {
  status: "done" | "ended" | "failed" | "late" | "none" | "running" | "stopped" | "waiting";
  most: number;
  seconds: number;
  ahead: number;
  done: number;
  wanted: number;
  game?: string;
  wish?: Measure | null;
  measured?: Measured | null;
}

/** An event for the animation queue: its name and its fields with ids of the board. */
export interface Motion {
  kind: string;
  data: Record<string, unknown>;
}

/** Ask for a new match. */
export interface NewMatch {
  game: string;
  seats: SeatWish[];
  seed?: number | null;
  clockSeconds?: number;
  options?: Record<string, boolean | number>;
}

/** The whole board. */
export interface OuterRimBoard {
  goal: number;
  turn: number | null;
  step: string;
  width: number;
  height: number;
  tiles: OuterRimShownTile[];
  caps: string[];
  spaces: OuterRimShownSpace[];
  paths: OuterRimShownPath[];
  stacks: OuterRimShownStack[];
  patrols: OuterRimShownPatrol[];
  routes: OuterRimShownRoute[];
  market: OuterRimShownDeck[];
  players: OuterRimPlayerSide[];
  roll: OuterRimShownRoll | null;
  combat: OuterRimShownCombat | null;
  reading: OuterRimShownReading | null;
  choices: OuterRimShownChoice[];
}

/** A player board with everything at it. */
export interface OuterRimPlayerSide {
  seat: number;
  ai: boolean;
  out: boolean;
  character: string;
  name: string;
  goal: OuterRimShownGoal | null;
  skills: OuterRimShownSkill[];
  ground: number;
  health: number;
  damage: number;
  ship: string;
  shipName: string;
  shipGoal: OuterRimShownGoal | null;
  hyperdrive: number;
  shipCombat: number;
  hull: number;
  shipDamage: number;
  credits: number;
  fame: number;
  reputation: OuterRimShownReputation[];
  defeated: boolean;
  space: string;
  spaceName: string;
  shipSlots: OuterRimShownPlace[];
  ownSlots: OuterRimShownPlace[];
  secrets: OuterRimShownSecret[];
  marks: string[];
  threat: string;
}

/** A card in front of a player, or on top of a market deck. */
export interface OuterRimShownAsset {
  id: string;
  code: string;
  name: string;
  type: string;
  typeName: string;
  price: number | null;
  illegal: boolean;
  to: string;
  toName: string;
  reward: OuterRimShownReward;
  skills: string[];
  target: OuterRimShownTarget | null;
  captured: string;
}

/** A choice in a story or about dice: its label, and what comes of it. */
export interface OuterRimShownChoice {
  key: string;
  label: string;
  text: string;
  success: string;
  failure: string;
  odds: OuterRimShownOdds | null;
}

/** The combat that is going on; `dealt` holds the damage counted so far. */
export interface OuterRimShownCombat {
  attacker: number;
  defender: number | null;
  enemy: string;
  code: string;
  ground: boolean;
  dice: number[];
  dealt: number[];
  odds: OuterRimShownOdds | null;
}

/** A market deck with its open card; the symbol on it has moved its patrol already. */
export interface OuterRimShownDeck {
  id: string;
  deck: string;
  name: string;
  count: number;
  top: OuterRimShownAsset | null;
  dear: boolean;
  faction: string;
  distance: number;
}

/** A die and what it shows. */
export interface OuterRimShownDie {
  id: string;
  result: string;
  name: string;
}

/** The goal of a character or a ship; `needed` is 0 where it is a condition. */
export interface OuterRimShownGoal {
  text: string;
  tokens: number;
  needed: number;
  done: boolean;
}

/** The chance of success, from 0 to 1, and what stands beside it in words. */
export interface OuterRimShownOdds {
  success: number;
  fall: number;
  note: string;
  text: string;
}

/** A path between two spaces. */
export interface OuterRimShownPath {
  one: string;
  other: string;
}

/** A patrol; `value` is None for one that cannot be beaten. */
export interface OuterRimShownPatrol {
  id: string;
  code: string;
  faction: string;
  name: string;
  level: number;
  space: string;
  value: number | null;
  reward: OuterRimShownReward;
  passes: boolean;
}

/** A slot of the ship or of the player board. */
export interface OuterRimShownPlace {
  kind: string;
  card: OuterRimShownAsset | null;
}

/** The card that is being read, with its story; of a job only the step that one has come to. */
export interface OuterRimShownReading {
  code: string;
  name: string;
  heading: string;
  story: string;
  line: string;
  text: string;
}

/** The standing with a faction, -1, 0 or 1; or by how much it changes. */
export interface OuterRimShownReputation {
  faction: string;
  name: string;
  level: number;
}

/** What is gained, in numbers. */
export interface OuterRimShownReward {
  credits: number;
  fame: number;
  reputation: OuterRimShownReputation[];
}

/** Dice on the board; `seat` is None for an enemy. */
export interface OuterRimShownRoll {
  seat: number | null;
  what: string;
  skill: string;
  copies: number;
  count: number;
  dice: OuterRimShownDie[];
  damage: number | null;
  odds: OuterRimShownOdds | null;
}

/** The spaces one flies through, the goal last. */
export interface OuterRimShownRoute {
  to: string;
  spaces: string[];
}

/** A secret; its card is empty for all but its owner. */
export interface OuterRimShownSecret {
  card: string;
  name: string;
  deck: string;
}

/** A skill with its copies. */
export interface OuterRimShownSkill {
  skill: string;
  name: string;
  copies: number;
}

/** A contact slot; `contact` is empty while the viewer does not know who is there. */
export interface OuterRimShownSlot {
  id: string;
  cls: string;
  occupied: boolean;
  faceup: boolean;
  contact: string;
  name: string;
  code: string;
  wanted: boolean;
}

/** A planet, a navpoint or the Maelstrom. */
export interface OuterRimShownSpace {
  id: string;
  code: string;
  kind: string;
  name: string;
  faction: string;
  factionName: string;
  x: number;
  y: number;
  slots: OuterRimShownSlot[];
  stops: boolean;
  goods: string[];
}

/** The patrols of a faction that have not appeared yet. */
export interface OuterRimShownStack {
  faction: string;
  name: string;
  left: number;
  x: number;
  y: number;
}

/** Whom a bounty names: the class of the contact, and the combat against them. */
export interface OuterRimShownTarget {
  cls: string;
  ground: boolean;
  value: number;
}

/** One of the six tiles. */
export interface OuterRimShownTile {
  code: string;
  outline: string;
}

/** What a workshop of a game has: places of a deck, formats, forms of files, decks to begin with. */
export interface Outfit {
  places: DeckPlace[];
  formats: DeckFormat[];
  forms: string[];
  readyMade: Record<string, DeckSheet>;
  contents?: Record<string, string[]>;
}

/** One of `Question.picks`: take it in, or put it back; the other picks stay. */
export interface Pick {
  type: "pick";
  step: number;
  key: string;
  seat?: number | null;
}

/** Something on the board that is picked, or could have been before what was picked instead. */
export interface Picked {
  id: string;
  key: string;
  taken: boolean;
}

export interface Player {
  seat: number;
  name: string;
  kind: "bot" | "person";
  mine: boolean;
  online: boolean;
  clock?: number | null;
  open?: boolean;
}

/** What one option would do, as far as that is sure; `short` stands beside it and is very short. */
export interface Preview {
  short: string;
  text: string;
  odds?: number | null;
  marks?: PreviewMark[];
}

/** What would stand on a thing of the board; `kind` says of what it speaks, for its drawing. */
export interface PreviewMark {
  id: string;
  text: string;
  kind: string;
}

/** What would the options of this step do? */
export interface Previews {
  type: "previews";
  step: number;
  onlyFinal?: boolean;
}

/** What options would do, by their keys; those of which nothing is known are left out. */
export interface PreviewsAre {
  type: "previews";
  step: number;
  options: Record<string, Preview>;
  final?: string[];
}

/** Nothing was changed. `code` is for programs, `text` for people. */
export interface Problem {
  type: "problem";
  code: "bad-request" | "fault" | "illegal" | "not-asked" | "not-found" | "not-over" | "not-yours" | "other-version" | "over" | "stale" | "too-fast" | "too-long";
  text: string;
}

/** A puzzle in a list. */
export interface PuzzleInfo {
  id: string;
  game: string;
  level: string;
  levelText: string;
  title: string;
  task: string;
  aim: string;
  aimText: string;
  rating: number;
}

/** The same for everybody on a date. */
export interface PuzzleOfTheDay {
  day: string;
  puzzle: PuzzleInfo;
}

/** The puzzle of a match, and what the attempt has come to. */
export interface PuzzleStanding {
  id: string;
  title: string;
  task: string;
  hints: string[];
  status: "lost" | "open" | "solved";
  choices: number;
  why: string;
  rules: string[];
  next: string;
  found: boolean;
}

/** What is wrong with a query: a sentence, which characters it is about, and what may have been meant. */
export interface QueryFault {
  text: string;
  begins: number;
  ends: number;
  known: string[];
}

export interface Question {
  seat: number;
  kind: string;
  text: string;
  options: ChoiceOption[];
  about: string[];
  picks?: Picked[];
  obvious?: string;
  tells?: boolean;
  weighty?: boolean;
}

/** Why something cannot be done: shown when it is clicked. */
export interface RefusalText {
  key: string;
  subjects: string[];
  text: string;
  rule: string;
  ruleText: string;
  numbers: Record<string, number>;
}

/** A chapter of the rules of a game. */
export interface RuleChapter {
  id: string;
  title: string;
  sections: RuleSection[];
}

export interface RuleSection {
  id: string;
  title: string;
  count: number;
}

/** A rule in words. `section` is its id, for addresses. */
export interface RuleText {
  id: string;
  game: string;
  title: string;
  text: string;
  note: string;
  chapter?: string;
  section?: string;
  sectionText?: string;
  reading?: boolean;
  cards?: CardName[];
  examples?: ExampleInfo[];
}

export interface Say {
  type: "say";
  text: string;
}

/** What is played at a seat: nothing as long as nobody has chosen it. */
export interface SeatDeck {
  name?: string;
  cards?: string[];
}

/** Who sits at a seat of a new match: me, a bot, a friend who follows the invitation, or hot-seat. */
export interface SeatWish {
  kind: "bot" | "friend" | "hotseat" | "me";
  deck: string;
  bot?: string;
  name?: string;
  brought?: string;
}

export type ServerMessage = Updated | Changed | Chat | HintIs | PreviewsAre | Problem;

/** A deck to be written in a form. */
export interface SheetForm {
  sheet: DeckSheet;
  form: string;
}

/** The id of what was made or uploaded. */
export interface Started {
  id: string;
}

export interface ToldLine {
  text: string;
  depth: number;
}

/** A choice in words, and what came of it. */
export interface ToldStep {
  seat: number;
  player: string;
  text: string;
  lines: ToldLine[];
}

/** What an option of such a position leaves. */
export interface TriedOption {
  key: string;
  text: string;
  chance: number | null;
  lost: number;
  error: number;
  good: boolean;
  reason: string;
}

export interface Undo {
  type: "undo";
  step: number;
}

export interface Updated {
  type: "view";
  view: View;
}

/** Everything one viewer may know about a match at one step, in words and as a board. */
export interface View {
  match: string;
  game: string;
  step: number;
  seat: number | null;
  asked: number[];
  players: Player[];
  board: unknown;
  question: Question | null;
  resolving: string[];
  refusals: RefusalText[];
  log: LogLine[];
  logFrom: number;
  motions: Motion[];
  asides: ChoiceOption[];
  canUndo: "ask" | "free" | "no";
  undoTo: number;
  undoAskedBy: number | null;
  drawOfferedBy: number | null;
  outcome: string;
  winners: number[] | null;
  invite?: string;
  rematch?: string;
  steps?: number[];
  drawDeclined?: boolean;
  scenario?: string;
  puzzle?: PuzzleStanding | null;
  hints?: boolean;
  analyzable?: boolean;
  spoke?: number;
  digest?: string;
}

/** A query, with the codes of the cards that the one who asks owns, or that go with their team. */
export interface Wanted {
  q?: string;
  own?: Record<string, string[]>;
}

/** What would be wrong if a card were put into a deck that is not wrong now. */
export interface Weighed {
  kind: string;
  faults: DeckFault[];
}

/** A deck that is being built, and the cards that somebody thinks of putting into it. */
export interface Work {
  sheet: DeckSheet;
  weigh?: string[];
}
