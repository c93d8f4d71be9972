/** The order units a variant can be ordered in, and which of them it is sold, priced and stocked in (C section 3). */
export interface UnitPlan {
  sales: string;
  price: string;
  /** The price counts for this many price units. */
  per: number;
  /** Code and how many base units it holds; the base unit has 1. */
  bundles: readonly (readonly [code: string, ratio: number])[];
}

export const unitNames: Readonly<Record<string, string>> = {
  '09': 'pallet',
  AE: 'spuitbus',
  BE: 'bundel',
  BG: 'zak',
  BGE: 'big bag',
  BJ: 'emmer',
  BO: 'fles',
  BX: 'doos',
  CA: 'blik',
  JC: 'jerrican',
  KGM: 'kg',
  LG: 'laag',
  LGT: 'lengte',
  MTK: 'm²',
  MTR: 'm¹',
  PCE: 'stuk',
  PG: 'plaat',
  PK: 'pak',
  RO: 'rol',
  STE: 'stel',
  TNE: 'ton',
  TTE: 'koker',
  WOR: 'worst',
};

const codes = new Map(Object.entries(unitNames).map(([code, name]) => [name, code]));

/** Of 'm²', 'pak', 'zak'. */
export function unitCode(name: string): string {
  const code = codes.get(name);
  if (!code) throw new Error(`no unit ${name}`);
  return code;
}

const round = (value: number) => Math.round(value * 1e4) / 1e4;

/** Sold in whole packages (pak, plaat, doos, rol) holding `held` m², m¹ or kg, priced per m², m¹ or kg. */
export function measuredIn(measure: string, pack: string, held: number, packsOnPallet = 0): UnitPlan {
  // a package of exactly one m² is the base unit itself: there is only one with ratio 1
  if (round(held) === 1) return each(pack, ['09', packsOnPallet]);
  const bundles: [string, number][] = [
    [measure, 1],
    [pack, round(held)],
  ];
  if (packsOnPallet > 0) bundles.push(['09', round(held * packsOnPallet)]);
  return { sales: pack, price: measure, per: 1, bundles };
}

/** Timber and profiles: sold per length, priced per metre, also by the bundle. */
export function perLength(metres: number, lengthsInBundle: number): UnitPlan {
  if (metres === 1) return each('LGT', ['BE', lengthsInBundle]);
  return {
    sales: 'LGT',
    price: 'MTR',
    per: 1,
    bundles: [
      ['MTR', 1],
      ['LGT', round(metres)],
      ['BE', round(metres * lengthsInBundle)],
    ],
  };
}

/** Sold and priced by the unit itself: zak, stuk, emmer, rol, koker; larger units hold so many of them. */
export function each(unit: string, ...larger: readonly (readonly [code: string, holds: number])[]): UnitPlan {
  return { sales: unit, price: unit, per: 1, bundles: [[unit, 1], ...larger.filter(([, holds]) => holds > 1)] };
}

/** Small goods: sold by the box, priced per hundred. */
export function boxed(pieces: number, per = 100): UnitPlan {
  return {
    sales: 'BX',
    price: 'PCE',
    per,
    bundles: [
      ['PCE', 1],
      ['BX', pieces],
    ],
  };
}

/** Bricks and tiles: sold by the layer or pallet, priced per so many pieces. */
export function stacked(layer: number, layers: number, per: number): UnitPlan {
  return {
    sales: '09',
    price: 'PCE',
    per,
    bundles: [
      ['PCE', 1],
      ['LG', layer],
      ['09', layer * layers],
    ],
  };
}

/** How many base units one of these holds. */
export function ratioOf(units: UnitPlan, code: string): number {
  for (const bundle of units.bundles) if (bundle[0] === code) return bundle[1];
  return 1;
}
