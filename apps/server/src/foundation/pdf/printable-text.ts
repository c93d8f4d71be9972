/** What the standard fonts of a PDF can write: Latin-1 and these of Windows-1252. */
const beyondLatin = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ');

/** Most texts need nothing. */
const plain = /^[\n\x20-\x7e\xa0-\xff€]*$/;

const replacements: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '\u202f': '\u00a0',
    '\u2212': '-',
    '\u2011': '-',
    '≥': '>=',
    '≤': '<=',
    ł: 'l',
    Ł: 'L',
    đ: 'd',
    ı: 'i',
  }),
);

/** Lines stay lines. A name from anywhere, as near as those fonts can come: 'Šimić' keeps its Š and loses the accent they do not have. */
export function toPrintable(text: string): string {
  if (plain.test(text)) return text;
  return Array.from(text.normalize('NFC'), printableCharacter).join('');
}

function printableCharacter(character: string): string {
  if (isPrintable(character)) return character;
  const replaced = replacements.get(character);
  if (replaced !== undefined) return replaced;
  const bare = character.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return bare !== '' && Array.from(bare).every(isPrintable) ? bare : /\s/.test(character) ? ' ' : '?';
}

function isPrintable(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return (
    code === 0x0a || (code >= 0x20 && code <= 0x7e) || (code >= 0xa0 && code <= 0xff) || beyondLatin.has(character)
  );
}
