import { foldPlace } from './place-spelling.ts';

/** By the letters the gazetteer has them under, with the other ways people write them. */
const names = {
  DR: ['Drenthe', 'dr'],
  FL: ['Flevoland', 'fl', 'flev'],
  FR: ['Friesland', 'Fryslân', 'fr', 'frl'],
  GE: ['Gelderland', 'ge', 'gld', 'gl'],
  GR: ['Groningen', 'gr', 'gn'],
  LI: ['Limburg', 'li', 'lb', 'lim'],
  NB: ['Noord-Brabant', 'Brabant', 'nb', 'nbr'],
  NH: ['Noord-Holland', 'nh'],
  OV: ['Overijssel', 'ov'],
  UT: ['Utrecht', 'ut', 'utr'],
  ZE: ['Zeeland', 'ze', 'zl', 'zld'],
  ZH: ['Zuid-Holland', 'zh'],
} satisfies Record<string, [string, ...string[]]>;

export type ProvinceCode = keyof typeof names;

const everywhere = ['', 'nederland', 'nl', 'netherlands', 'holland'].map(foldPlace);

const foldedNames = (Object.entries(names) as [ProvinceCode, string[]][]).map(([code, written]) => ({
  code,
  written: written.map(foldPlace),
}));

export function provinceName(code: ProvinceCode): string {
  return names[code][0];
}

export function isProvinceCode(text: string): text is ProvinceCode {
  return text in names;
}

/** What was typed to narrow a place down, whole or in part: 'Zuid-Holland', 'zh', 'noord'. None: it is not Dutch. */
export function provincesMeant(typed: string): ReadonlySet<ProvinceCode> {
  const folded = foldPlace(typed);
  const isMeant = (written: string) => written === folded || (folded.length > 2 && written.startsWith(folded));
  const meant = foldedNames.filter(({ written }) => everywhere.includes(folded) || written.some(isMeant));
  return new Set(meant.map(({ code }) => code));
}
