import { describe, expect, test } from 'vitest';
import { allowsDecimals, isOrderUnit, orderUnitCodes, unitName } from './order-units.ts';

/** C 3, 'Order units', as one reads it from left to right; then what decides how two of them are called. */
const table: [codes: string, one: string, many: string][] = [
  ['08 09', 'pallet', 'pallets'],
  ['200', 'halve pal', 'halve pallets'],
  ['AE', 'spuitbus', 'spuitbussen'],
  ['BA', 'vat', 'vaten'],
  ['BE', 'bundel', 'bundels'],
  ['BG PPE SA', 'zak', 'zakken'],
  ['BGE', 'big bag', 'big bags'],
  ['BJ EM', 'emmer', 'emmers'],
  ['BME', 'blister', 'blisters'],
  ['BO', 'fles', 'flessen'],
  ['CA CX', 'blik', 'blikken'],
  ['CR', 'krat', 'kratten'],
  ['DPE', 'display doos', 'display dozen'],
  ['DR', 'drum', 'drums'],
  ['FLA', 'flacon', 'flacons'],
  ['FP', 'filmpack', 'filmpacks'],
  ['HAP', 'hap', 'happen'],
  ['HPK', 'half pak', 'halve pakken'],
  ['HU', 'hulo', "hulo's"],
  ['HUP', 'hulo pallet', 'hulo pallets'],
  ['JC', 'jerrican', 'jerricans'],
  ['JR', 'pot', 'potten'],
  ['LG', 'laag', 'lagen'],
  ['LGT', 'lengte', 'lengtes'],
  ['PAN', 'paneel', 'panelen'],
  ['PG', 'plaat', 'platen'],
  ['PK', 'pak', 'pakken'],
  ['PLA', 'pallet A', 'pallets A'],
  ['PLB', 'pallet B', 'pallets B'],
  ['RO', 'rol', 'rollen'],
  ['STE', 'stel', 'stellen'],
  ['STR', 'strook', 'stroken'],
  ['SW', 'krimpfolie', 'krimpfolies'],
  ['TB TU', 'tube', 'tubes'],
  ['TTE', 'koker', 'kokers'],
  ['TWE', 'tweepak', 'tweepakken'],
  ['WOR', 'worst', 'worsten'],
  ['BWF', 'basis waalformaat', 'basis waalformaat'],
  ['CMT', 'cm', 'cm'],
  ['DAY', 'dag', 'dagen'],
  ['DMT', 'dm', 'dm'],
  ['BX', 'doos', 'dozen'],
  ['GRM', 'gram', 'gram'],
  ['YER', 'jaar', 'jaar'],
  ['KGM', 'kg', 'kg'],
  ['KMT', 'km', 'km'],
  ['MTQ', 'm³', 'm³'],
  ['QUA', 'kwartaal', 'kwartalen'],
  ['LTR', 'liter', 'liter'],
  ['MON', 'maand', 'maanden'],
  ['MTR', 'm¹', 'm¹'],
  ['MGM', 'mg', 'mg'],
  ['MLT', 'ml', 'ml'],
  ['MMT', 'mm', 'mm'],
  ['MIN', 'minuut', 'minuten'],
  ['SEC', 'seconde', 'seconden'],
  ['PCE', 'stuk', 'stuks'],
  ['TNE', 'ton', 'ton'],
  ['HUR', 'uur', 'uur'],
  ['CMK', 'cm²', 'cm²'],
  ['MTK', 'm²', 'm²'],
  ['WEK', 'week', 'weken'],
];

const rows = table.flatMap(([codes, one, many]) => codes.split(' ').map((code) => [code, one, many] as const));

test.each(rows)('%s: 1 %s, 2 %s', (code, one, many) => {
  expect([unitName(code, 1), unitName(code, 2)]).toEqual([one, many]);
  expect(unitName(code.toLowerCase(), 1)).toBe(one);
});

test('the table is complete and holds nothing else', () => {
  expect(orderUnitCodes.toSorted()).toEqual(rows.map(([code]) => code).toSorted());
});

describe('one and many', () => {
  test.each([
    [0, 'zakken'],
    [0.5, 'zakken'],
    [1, 'zak'],
    [-1, 'zak'],
    [1.5, 'zakken'],
    ['1', 'zak'],
    ['1.00', 'zak'],
  ])('%s %s', (quantity, name) => {
    expect(unitName('BG', quantity)).toBe(name);
  });
});

test('only measures are cut to size', () => {
  const cut = rows.map(([code]) => code).filter(allowsDecimals);
  expect(cut.toSorted()).toEqual(['KGM', 'LTR', 'MTK', 'MTQ', 'MTR', 'TNE']);
  expect(allowsDecimals('mtk')).toBe(true);
});

test.each(['XYZ', '', 'constructor', '__proto__', 'toString'])(
  '%j is no unit of ours, and is shown as it is',
  (code) => {
    expect(isOrderUnit(code)).toBe(false);
    expect(unitName(code, 2)).toBe(code.toLowerCase());
  },
);
