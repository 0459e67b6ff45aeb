// Files that a page gives to whoever reads it.

export function saved(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name.replace(/[\\/:*?"<>|]+/g, " ").trim() || "deck";
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
