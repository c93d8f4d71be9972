const plain = /^[\x20-\x7e]*$/;

/** Small letters without accents or apostrophes; `²` is 2, `×` is x and every dash is a hyphen. */
export function fold(text: string): string {
  let folded = text.toLowerCase();
  if (!plain.test(folded)) {
    folded = folded
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/[øœæß×–—‐‑−’‘ʼ]/g, (sign) => signs.get(sign) ?? sign);
  }
  return folded.includes("'") ? folded.replace(/'s(?![a-z])/g, '').replaceAll("'", '') : folded;
}

const signs: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ø: 'o',
    œ: 'oe',
    æ: 'ae',
    ß: 'ss',
    '×': 'x',
    '–': '-',
    '—': '-',
    '‐': '-',
    '‑': '-',
    '−': '-',
    '’': "'",
    '‘': "'",
    ʼ: "'",
  }),
);

/** Words that do not distinguish products. */
export const stopWords: ReadonlySet<string> = new Set(
  'aan al als bij dan dat de deze die dit door een en er het hij hem hen ik in is je jij je met naar nog of om onder ook op over per te tot uit van voor wat we wel werd wie word wordt zijn zo zodat zoek'.split(
    ' ',
  ),
);
