import { maxSynonymLines, type SynonymEdit, synonymEdit } from '@bouwpoort/contract/catalogue/search.staff';
import { readPastedLines } from '../../foundation/http/pasted-lines.ts';

/** A line of a file of synonyms: the term, its synonyms, the kind, and the number of its venture. */
interface ReadLine {
  line: number;
  edit: SynonymEdit;
  problem: string | null;
}

const heads = new Set(['term', 'klant zegt', 'woord', 'synoniem']);

/** The terms in files; alternatives are accepted. */
export const kindWords: Readonly<Record<SynonymEdit['kind'], string>> = {
  oneWay: 'één kant op',
  bothWays: 'over en weer',
  stopWord: 'stopwoord',
};
const kindOf: ReadonlyMap<string, SynonymEdit['kind']> = new Map([
  ['', 'oneWay'],
  ['een kant op', 'oneWay'],
  ['oneway', 'oneWay'],
  ['over en weer', 'bothWays'],
  ['bothways', 'bothWays'],
  ['stopwoord', 'stopWord'],
  ['stopword', 'stopWord'],
]);

/** Of all ventures. */
export const allVentures = 'alle';

/** `ofAll` has the ventures, for lines that name one by its path. */
export function readSynonymLines(text: string, ofAll: readonly { id: string; path: string }[]): ReadLine[] {
  const lines = readPastedLines(text, { separators: [';', '\t'], heads, maxLines: maxSynonymLines });
  const ventureOf = new Map(ofAll.flatMap(({ id, path }) => [[id, id] as const, [path.toLowerCase(), id] as const]));
  return lines.map(({ line, cells: [term = '', finds = '', kind = '', venture = ''] }) => {
    const known = kindOf.get(plain(kind));
    const place = plain(venture);
    const isOfAll = place === '' || place === allVentures;
    const ventureId = isOfAll ? null : (ventureOf.get(place) ?? null);
    const given = { term: harmless(term), finds: harmless(finds), kind: known ?? 'oneWay', ventureId };
    const read = synonymEdit.safeParse(given);
    const problem = [
      known === undefined && `De soort is ${Object.values(kindWords).join(', ')}`,
      !isOfAll && ventureId === null && `Venture ${venture} kennen we niet`,
      !read.success && (read.error.issues[0]?.message ?? 'Deze regel is niet te lezen'),
    ].find((one) => one !== false);
    return { line, edit: read.success ? read.data : given, problem: problem ?? null };
  });
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .trim();

/** Our own files have a quote before text that a spreadsheet would take for a formula. */
const harmless = (cell: string) => cell.replace(/^'(?=[=+\-@])/, '');
