/** A line of the palette: somewhere to go. */
export interface PaletteEntry {
  id: string;
  group: string;
  title: string;
  detail?: string | undefined;
  to: string;
  keys?: string | undefined;
}

/** Without accents and case: people type as fast as they can. */
function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** Every word that was typed must be the start of a word of the entry. */
export function matches(entry: Pick<PaletteEntry, 'title' | 'detail'>, typed: string): boolean {
  const words = folded(`${entry.title} ${entry.detail ?? ''}`).split(/[^\p{L}\p{N}]+/u);
  return folded(typed)
    .split(/\s+/)
    .filter(Boolean)
    .every((part) => words.some((word) => word.startsWith(part)));
}

/** `>` in front asks for actions only. */
export function readTyped(typed: string): { text: string; onlyActions: boolean } {
  const onlyActions = typed.startsWith('>');
  return { text: (onlyActions ? typed.slice(1) : typed).trim(), onlyActions };
}
