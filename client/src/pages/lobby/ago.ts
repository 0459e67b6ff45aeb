// How long ago something was, as people say it.
const UNITS: [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
];
const LONG = 7 * 86400; // from then on the date says more

export function ago(iso: string, language: string, now = Date.now()): string {
  const then = new Date(iso);
  const seconds = Math.max(0, (now - then.getTime()) / 1000);
  if (seconds > LONG) return new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(then);
  const [unit, length] = UNITS.find(([, each]) => seconds >= each) ?? (["minute", 60] as const);
  return new Intl.RelativeTimeFormat(language, { numeric: "auto", style: "short" }).format(-Math.floor(seconds / length), unit);
}
