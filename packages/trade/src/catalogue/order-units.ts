/** Everything goods are counted, weighed or measured in (C 3, 'Order units'). */
interface OrderUnitName {
  one: string;
  many: string;
}

const same = (name: string): OrderUnitName => ({ one: name, many: name });
const unit = (one: string, many: string): OrderUnitName => ({ one, many });

/** By code in lower case, as the specification translates them. */
const names: Readonly<Record<string, OrderUnitName>> = {
  '08': unit('pallet', 'pallets'),
  '09': unit('pallet', 'pallets'),
  '200': unit('halve pal', 'halve pallets'),
  ae: unit('spuitbus', 'spuitbussen'),
  ba: unit('vat', 'vaten'),
  be: unit('bundel', 'bundels'),
  bg: unit('zak', 'zakken'),
  bge: unit('big bag', 'big bags'),
  bj: unit('emmer', 'emmers'),
  bme: unit('blister', 'blisters'),
  bo: unit('fles', 'flessen'),
  bwf: same('basis waalformaat'),
  bx: unit('doos', 'dozen'),
  ca: unit('blik', 'blikken'),
  cmk: same('cm²'),
  cmt: same('cm'),
  cr: unit('krat', 'kratten'),
  cx: unit('blik', 'blikken'),
  day: unit('dag', 'dagen'),
  dmt: same('dm'),
  dpe: unit('display doos', 'display dozen'),
  dr: unit('drum', 'drums'),
  em: unit('emmer', 'emmers'),
  fla: unit('flacon', 'flacons'),
  fp: unit('filmpack', 'filmpacks'),
  grm: same('gram'),
  hap: unit('hap', 'happen'),
  hpk: unit('half pak', 'halve pakken'),
  hu: unit('hulo', "hulo's"),
  hup: unit('hulo pallet', 'hulo pallets'),
  hur: same('uur'),
  jc: unit('jerrican', 'jerricans'),
  jr: unit('pot', 'potten'),
  kgm: same('kg'),
  kmt: same('km'),
  lg: unit('laag', 'lagen'),
  lgt: unit('lengte', 'lengtes'),
  ltr: same('liter'),
  mgm: same('mg'),
  min: unit('minuut', 'minuten'),
  mlt: same('ml'),
  mmt: same('mm'),
  mon: unit('maand', 'maanden'),
  mtk: same('m²'),
  mtq: same('m³'),
  mtr: same('m¹'),
  pan: unit('paneel', 'panelen'),
  pce: unit('stuk', 'stuks'),
  pg: unit('plaat', 'platen'),
  pk: unit('pak', 'pakken'),
  pla: unit('pallet A', 'pallets A'),
  plb: unit('pallet B', 'pallets B'),
  ppe: unit('zak', 'zakken'),
  qua: unit('kwartaal', 'kwartalen'),
  ro: unit('rol', 'rollen'),
  sa: unit('zak', 'zakken'),
  sec: unit('seconde', 'seconden'),
  ste: unit('stel', 'stellen'),
  str: unit('strook', 'stroken'),
  sw: unit('krimpfolie', 'krimpfolies'),
  tb: unit('tube', 'tubes'),
  tne: same('ton'),
  tte: unit('koker', 'kokers'),
  tu: unit('tube', 'tubes'),
  twe: unit('tweepak', 'tweepakken'),
  wek: unit('week', 'weken'),
  wor: unit('worst', 'worsten'),
  yer: same('jaar'),
};

/** m, m², m³, kg, liter and ton may be ordered with decimals; everything else is whole. */
const measures: ReadonlySet<string> = new Set(['mtr', 'mtk', 'mtq', 'kgm', 'ltr', 'tne']);

export const orderUnitCodes: readonly string[] = Object.keys(names).map((code) => code.toUpperCase());

/** The unit of an order or article that says none (C 9). */
export const defaultSalesUnit = 'PCE';

export function isOrderUnit(code: string): boolean {
  return Object.hasOwn(names, code.toLowerCase());
}

export function allowsDecimals(code: string): boolean {
  return measures.has(code.toLowerCase());
}

/** '1 zak', '0,5 zakken', '2 zakken'. An unknown code is shown as it is: better than no unit. */
export function unitName(code: string, quantity: number | string): string {
  const key = code.toLowerCase();
  const name = Object.hasOwn(names, key) ? names[key] : undefined;
  if (!name) return key;
  return Math.abs(Number(quantity)) === 1 ? name.one : name.many;
}
