// Where a long word may be divided. Browsers know it only in languages whose dictionaries they happen to have,
// and on a narrow card a name that is cut anywhere reads badly.
const SOFT = "\u00AD";
const LONG = 8; // letters; shorter words fit into a line

const [LETTER, VOWEL, CONSONANT] = ["[а-яё]", "[аеёиоуыэюя]", "[бвгджзклмнпрстфхцчшщ]"];
/** Places between what stands before and what stands after. */
const between = (...places: [string, string][]) => new RegExp(places.map(([before, after]) => `(?<=${before})(?=${after})`).join("|"), "giu");
const RUSSIAN = between(
  ["[йъь]", LETTER + LETTER],
  [LETTER + VOWEL, VOWEL + LETTER],
  [VOWEL + CONSONANT, CONSONANT + VOWEL],
  [CONSONANT + VOWEL, CONSONANT + VOWEL],
  [VOWEL + CONSONANT, CONSONANT + CONSONANT + VOWEL],
  [VOWEL + CONSONANT + CONSONANT, CONSONANT + CONSONANT + VOWEL],
);
// English is divided where its parts meet: doubled consonants, common endings and beginnings, else between two
// consonants that do not belong together.
const TOGETHER = "(?:[cgpstw]h|ck|ng|[bcfgps]l|[bcdfgpt]r|s[kmntw]|qu|tw)";
const ENGLISH = between(
  ["\\p{L}{2}([bcdfgklmnprst])", "\\1\\p{L}{2}"],
  ["\\p{L}{3}", "(?:able|ment|tion|sion|ness|ship|less|craft|field|fighter|hunter|saber|trooper|walker|sister|bringer|gear)s?$"],
  ["^(?:inter|counter|under|over|fore|trans|super|infil)", "\\p{L}{4}"],
  ["\\p{L}[aeiouy][bcdfgklmnprstvxz]", `(?<!(?=${TOGETHER}).)(?!.able)[bcdfgklmnprstvz][aeiouy]\\p{L}`],
);

const divided = (word: string): string => word.replace(/[а-яё]/iu.test(word) ? RUSSIAN : ENGLISH, SOFT);

/** The text with soft hyphens in its long words. */
export const softly = (text: string): string => text.replace(/\p{L}+/gu, (word) => (word.length < LONG ? word : divided(word)));
