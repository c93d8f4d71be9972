/** Written with a capital, these begin a surname of more than one word. */
const surnameStarts = new Set(['Abu', 'Al', 'Ait', 'Aït', 'Ben', 'Bin', 'Da', 'Di', 'Du', 'El', 'La', 'Le', 'Ould']);

/** 'BO' of 'Bram Oosterling', 'DV' of 'Daan ter Veldhuis', 'YE' of 'Youssef El Amrani'. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const [first = ''] = words;
  const beforeLast = words.length > 2 ? (words.at(-2) ?? '') : '';
  const last = words.length < 2 ? '' : surnameStarts.has(beforeLast) ? beforeLast : (words.at(-1) ?? '');
  return `${first.charAt(0)}${last.charAt(0)}`.toUpperCase();
}
