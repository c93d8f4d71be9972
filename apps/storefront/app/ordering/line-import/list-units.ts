import { isOrderUnit, orderUnitCodes, unitName } from '@bouwpoort/trade/catalogue/order-units';

/** Other spellings of units in the table. */
const spellings: Readonly<Record<string, string>> = {
  st: 'PCE',
  stk: 'PCE',
  stuks: 'PCE',
  m: 'MTR',
  m1: 'MTR',
  meter: 'MTR',
  m2: 'MTK',
  m3: 'MTQ',
  l: 'LTR',
  ltr: 'LTR',
  kilo: 'KGM',
  ds: 'BX',
};

const codesByName = Map.groupBy(
  orderUnitCodes.flatMap((code) =>
    [...new Set([unitName(code, 1), unitName(code, 2)])].map((name) => [name, code] as const),
  ),
  ([name]) => name,
);

/** A limit of the contract. */
const maxUnitLength = 10;

/**
 * The server's unit: its code, or its name when several codes share that name (there are three for zak) and the article
 * decides. Undefined for an invalid unit.
 */
export function readUnit(text: string): string | undefined {
  const unit = text.trim().toLowerCase().replace(/\.$/, '');
  if (unit === '') return '';
  const spelled = Object.hasOwn(spellings, unit) ? spellings[unit] : undefined;
  if (spelled) return spelled;
  const codes = codesByName.get(unit)?.map(([, code]) => code) ?? [];
  const [code] = codes;
  if (code !== undefined) return codes.length === 1 ? code : unitName(code, 1);
  return isOrderUnit(unit) && unit.length <= maxUnitLength ? unit.toUpperCase() : undefined;
}
