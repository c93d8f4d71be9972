import type { StatedUnits } from './article-units.ts';
import type { VariantFields } from './catalogue-articles.ts';
import { dividedBy, equals, exactDecimal, one, type Ratio, readRatio } from './exact-ratio.ts';
import { standardUnitCode } from './unit-codes.ts';

type Units = Pick<VariantFields, 'salesUnit' | 'priceUnit' | 'stockUnit' | 'units'>;

interface SizedUnit {
  code: string;
  size: Ratio;
  gtin?: string | null | undefined;
}

/**
 * The other way round of `articleUnits`: our units in the words of a catalogue, with the order unit asked for. Nothing
 * where a ratio takes more decimals than the format has.
 */
export function statedUnits(units: Units, orderUnit: string, decimals: number): StatedUnits | undefined {
  const sized = sizedUnits(units);
  const order = sized.find(({ code }) => code === orderUnit);
  const base = sized.find(({ size }) => equals(size, one));
  if (!order || !base) return undefined;
  const inOrderUnits = (size: Ratio) => exactDecimal(dividedBy(size, order.size), decimals);
  const content = base === order ? undefined : base;
  const contentPerOrderUnit = exactDecimal(order.size, decimals);
  const packings = sized
    .filter((unit) => unit !== order && (unit !== content || unit.gtin))
    .map(({ code, size, gtin }) => ({ code, quantity: inOrderUnits(size), gtin }))
    // The content unit is there without being a packing; its barcode is not worth losing the article.
    .filter(({ code, quantity }) => code !== content?.code || quantity !== undefined);
  const sales = sized.find(({ code }) => code === units.salesUnit) ?? order;
  const interval = inOrderUnits(sales.size);
  if (contentPerOrderUnit === undefined || interval === undefined) return undefined;
  if (packings.some(({ quantity }) => quantity === undefined)) return undefined;
  return {
    orderUnit: standardUnitCode(order.code),
    ...(content && { contentUnit: standardUnitCode(content.code), contentPerOrderUnit }),
    quantityInterval: interval,
    quantityMin: interval,
    ...(order.gtin && { gtin: order.gtin }),
    packings: packings.map(({ code, quantity, gtin }) => ({
      code: standardUnitCode(code),
      quantityMin: quantity,
      quantityMax: quantity,
      ...(gtin && { gtin }),
    })),
  };
}

function sizedUnits({ units = [] }: Units): SizedUnit[] {
  return units.flatMap(({ code, ratio, gtin }) => {
    const size = readRatio(ratio);
    return size ? [{ code, size, gtin }] : [];
  });
}

export function priceUnitOf({ priceUnit, salesUnit, units }: Units): string {
  return priceUnit ?? salesUnit ?? units?.[0]?.code ?? '';
}

/** How many of one unit another holds, in so many decimals. */
export function unitsPer(units: Units, code: string, other: string, decimals: number): string | undefined {
  const sized = sizedUnits(units);
  const [a, b] = [code, other].map((wanted) => sized.find((unit) => unit.code === wanted));
  return a && b ? exactDecimal(dividedBy(b.size, a.size), decimals) : undefined;
}
