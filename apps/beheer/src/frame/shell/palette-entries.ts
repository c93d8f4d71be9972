/** A line of the palette, which opens an address. */
export interface PaletteEntry {
  id: string;
  group: string;
  title: string;
  detail?: string | undefined;
  to: string;
  keys?: string | undefined;
}

/** Without accents and case. */
function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** Every typed word must be the beginning of a word in the entry. */
export function matches(entry: Pick<PaletteEntry, 'title' | 'detail'>, typed: string): boolean {
  const words = folded(`${entry.title} ${entry.detail ?? ''}`).split(/[^\p{L}\p{N}]+/u);
  return folded(typed)
    .split(/\s+/)
    .filter(Boolean)
    .every((part) => words.some((word) => word.startsWith(part)));
}

/** A leading `>` finds actions only. */
export function readTyped(typed: string): { text: string; onlyActions: boolean } {
  const onlyActions = typed.startsWith('>');
  return { text: (onlyActions ? typed.slice(1) : typed).trim(), onlyActions };
}
