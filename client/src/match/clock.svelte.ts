// Clocks keep running between messages from the server.

export function clockText(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  const minutes = Math.floor(left / 60);
  return `${minutes}:${String(left % 60).padStart(2, "0")}`;
}

/** What is left now of what was left when the view came; only the clock of whoever is asked runs. */
export function leftNow(left: number, running: boolean, since: number, now: number): number {
  return running ? left - (now - since) / 1000 : left;
}
