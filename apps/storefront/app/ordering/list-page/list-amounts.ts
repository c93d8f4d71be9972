import type { ListLine } from '@bouwpoort/contract/ordering/lists';
import { amountOf } from '@bouwpoort/trade/catalogue/line-price';
import { allowsDecimals } from '@bouwpoort/trade/catalogue/order-units';
import { decimal, sumOf, toWire } from '@bouwpoort/trade/foundation/money';
import { missingUpTo } from '@bouwpoort/trade/ordering/standing-amount';

/** The amount for a quantity, by the rule of the server; undefined without a price, or when the user may not see it. */
export function amountFor({ price }: Pick<ListLine, 'price'>, quantity: number): number | undefined {
  if (!price) return undefined;
  const { agreed } = price;
  return toWire(amountOf(agreed.price, decimal(quantity).times(agreed.perSalesUnit), agreed.per));
}

export function missingOf(line: ListLine, counted: number): number {
  if (line.standing === null) return 0;
  const isMeasure = allowsDecimals(line.salesUnitId);
  return toWire(missingUpTo({ standing: line.standing, counted, pack: line.pack, isMeasure }));
}

export function totalOf(lines: readonly { line: ListLine; quantity: number }[]): number {
  return toWire(sumOf(lines.map(({ line, quantity }) => amountFor(line, quantity) ?? 0)));
}

/** Lines without a section first, then each section in order, including empty ones. */
export function inSections<L extends Pick<ListLine, 'section'>>(
  sections: readonly { name: string; note: string }[],
  lines: readonly L[],
): { name: string; note: string; lines: L[] }[] {
  const names = new Set(sections.map(({ name }) => name));
  const bySection = Map.groupBy(lines, ({ section }) => (names.has(section) ? section : ''));
  const loose = bySection.get('') ?? [];
  return [
    ...(loose.length > 0 ? [{ name: '', note: '', lines: loose }] : []),
    ...sections.map((section) => ({ ...section, lines: bySection.get(section.name) ?? [] })),
  ];
}
