import type { Cell } from '../table-fill.ts';

export const synonymColumns = ['venture_id', 'term', 'finds'] as const;

/** What customers ask for at the counter, and what the catalogue calls it; null is every shop. */
const synonyms: readonly (readonly [ventureId: string | null, term: string, finds: string])[] = [
  [null, 'rigips', 'gipsplaat'],
  [null, 'gyproc', 'gipsplaat'],
  [null, 'fermacell', 'gipsvezelplaat'],
  [null, 'gipskarton', 'gipsplaat'],
  [null, 'gipsplank', 'gipsplaat'],
  [null, 'tempex', 'EPS'],
  [null, 'piepschuim', 'EPS'],
  [null, 'polystyreen', 'EPS'],
  [null, 'styrofoam', 'XPS'],
  [null, 'polystyreenschuim', 'XPS'],
  [null, 'rotswol', 'steenwol'],
  [null, 'rockwool', 'steenwol'],
  [null, 'isover', 'glaswol'],
  [null, 'purschuim', 'PUR-schuim'],
  [null, 'montageschuim', 'PUR-schuim'],
  [null, 'bouwschuim', 'PUR-schuim'],
  [null, 'OSB', 'OSB-plaat'],
  [null, 'triplex', 'multiplex'],
  [null, 'vezelplaat', 'MDF-plaat'],
  [null, 'ytong', 'cellenbetonblok'],
  [null, 'gasbeton', 'cellenbetonblok'],
  [null, 'baksteen', 'gevelsteen'],
  [null, 'metselsteen', 'gevelsteen'],
  [null, 'velux', 'dakraam'],
  [null, 'tuimelraam', 'dakraam'],
  [null, 'dakleer', 'bitumen dakbedekking'],
  [null, 'roofing', 'bitumen dakbedekking'],
  [null, 'rubberdak', 'EPDM'],
  [null, 'dampscherm', 'dampremmende folie'],
  [null, 'waterkerende folie', 'dampopen folie'],
  [null, 'regenpijp', 'hemelwaterafvoer'],
  [null, 'wapeningsnet', 'bouwstaalmat'],
  [null, 'betonnet', 'bouwstaalmat'],
  [null, 'betonijzer', 'betonstaal'],
  [null, 'drainpijp', 'drainagebuis'],
  [null, 'rioolbuis', 'PVC-buis'],
  [null, 'slijptol', 'haakse slijper'],
  [null, 'flex', 'haakse slijper'],
  [null, 'accuboormachine', 'schroefboormachine'],
  [null, 'bouwhelm', 'veiligheidshelm'],
  [null, 'parker', 'schroef'],
  [null, 'keilbout', 'anker'],
  [null, 'chemisch anker', 'injectiemortel'],
  [null, 'siliconen', 'siliconenkit'],
  [null, 'polymeerkit', 'montagekit'],
  [null, 'egaline', 'egaliseermiddel'],
  [null, 'stucgips', 'gipspleister'],
  [null, 'metalstud', 'metal-stud'],
  [null, 'vlonderplank', 'terrasplank'],
  [null, 'lamel', 'gelamineerd hout'],
  [null, 'rabatdeel', 'gevelbekleding'],
  ['240', 'mosaic', 'mozaïek'],
  ['240', 'tegelvoeg', 'voegmiddel'],
  ['240', 'subway tegel', 'metrotegel'],
];

export const synonymCount = synonyms.length;

export function* synonymRows(): Generator<readonly Cell[]> {
  yield* synonyms;
}
