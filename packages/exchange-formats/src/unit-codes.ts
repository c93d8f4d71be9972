import { isOrderUnit } from '@bouwpoort/trade/catalogue/order-units';

/** Codes of UN/ECE recommendations 20 and 21, and those that suppliers write instead of them, to ours. */
const ours: ReadonlyMap<string, string> = new Map([
  ...synonyms('PCE', 'C62', 'PCE', 'PC', 'PCS', 'H87', 'EA', 'NAR', 'STK', 'ST.', 'STUK', 'STUKS', 'D99'),
  ...synonyms('MTR', 'M', 'M1', 'LM', 'LTM'),
  ...synonyms('MTK', 'M2', 'M²', 'QM'),
  ...synonyms('MTQ', 'M3', 'M³'),
  ...synonyms('KGM', 'KG', 'KILO'),
  ...synonyms('GRM', 'G', 'GR'),
  ...synonyms('LTR', 'L', 'LITER'),
  ...synonyms('MLT', 'ML'),
  ...synonyms('CMT', 'CM'),
  ...synonyms('MMT', 'MM'),
  ...synonyms('KMT', 'KTM', 'KM'),
  ...synonyms('TNE', 'TON', 'T'),
  ...synonyms('BX', 'BOX', 'CT', 'CTN', 'CS', 'DOOS', 'DS', 'KI', 'XBX', 'XCT', 'XCS'),
  ...synonyms('PK', 'PA', 'NMP', 'PAK', 'PAC', 'XPK', 'XPA', 'PACK'),
  ...synonyms('RO', 'RL', 'RG', 'CL', 'NRL', 'ROL', 'XRO', 'XRL'),
  ...synonyms('BG', 'ZAK', 'XBG'),
  ...synonyms('SA', 'XSA'),
  ...synonyms('08', 'PF', 'PX', 'PAL', 'PALLET', 'D97', 'XPX', 'XPF'),
  ...synonyms('BE', 'BUNDEL', 'XBE', 'Z2'),
  ...synonyms('BO', 'FLES', 'XBO'),
  ...synonyms('BJ', 'EMMER', 'PL', 'XBJ'),
  ...synonyms('CA', 'BLIK', 'TN', 'XCA'),
  ...synonyms('CR', 'KRAT', 'XCR'),
  ...synonyms('DR', 'XDR'),
  ...synonyms('TU', 'XTU'),
  ...synonyms('PG', 'PLAAT', 'ST', 'XPG'),
  ...synonyms('STE', 'SET', 'PR', 'KIT', 'PAAR', 'STEL'),
  ...synonyms('YER', 'ANN'),
  ...synonyms('WEK', 'WEE'),
]);

function synonyms(code: string, ...others: readonly string[]): [string, string][] {
  return others.map((other) => [other, code]);
}

/** Our code for a unit as a file names it; undefined for a unit the shop does not have. */
export function unitCodeOf(text: string): string | undefined {
  const code = text.trim().toUpperCase();
  return ours.get(code) ?? (isOrderUnit(code) ? code : undefined);
}

/**
 * How Dutch merchants shorten units in their own tables. ST is a sheet by UN/ECE and a piece there, so catalogues,
 * which use those codes, are not read by these.
 */
const inTables: ReadonlyMap<string, string> = new Map([
  ...synonyms('PCE', 'ST', 'STS'),
  ...synonyms('PG', 'PLATEN'),
  ...synonyms('BG', 'ZK', 'ZAKKEN'),
  ...synonyms('BX', 'DOZEN'),
  ...synonyms('RO', 'ROLLEN'),
  ...synonyms('PK', 'PAKKEN'),
  ...synonyms('BE', 'BOS'),
  ...synonyms('BJ', 'EM', 'EMMERS'),
  ...synonyms('08', 'PALLETS'),
  ...synonyms('MTR', 'METER'),
]);

/** A pail by UN/ECE; a sheet to one merchant and a pallet to another. */
const ambiguousInTables: ReadonlyMap<string, string> = new Map([
  ['PL', 'plaat of pallet'],
  ['PLT', 'plaat of pallet'],
]);

/** The code for a unit in a table that a person or an ERP wrote, or why there is none. */
export function tableUnit(text: string): { code: string } | { fault: string } {
  const unit = text.trim().toUpperCase();
  const meanings = ambiguousInTables.get(unit);
  if (meanings) return { fault: `de eenheid ${unit} kan ${meanings} zijn; schrijf het woord voluit` };
  const code = inTables.get(unit) ?? unitCodeOf(unit);
  return code === undefined ? { fault: `'${text.trim()}' is geen bekende eenheid` } : { code };
}

/** What other systems read. A code of ours that has none is written as it is. */
const theirs: ReadonlyMap<string, string> = new Map([
  ['PCE', 'C62'],
  ['08', 'PF'],
  ['PG', 'ST'],
  ['STE', 'SET'],
  ['YER', 'ANN'],
  ['WEK', 'WEE'],
  ['KMT', 'KTM'],
]);

export function standardUnitCode(code: string): string {
  return theirs.get(code) ?? code;
}
