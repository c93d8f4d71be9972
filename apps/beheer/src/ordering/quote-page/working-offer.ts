import type { BeheerQuote, BeheerQuoteLine, beheerQuoteRoutes } from '@bouwpoort/contract/ordering/quotes.staff';
import type { PriceOfUnit } from '@bouwpoort/trade/catalogue/price-ladder';
import { readDutchNumber } from '@bouwpoort/trade/foundation/dutch-number';
import { decimal, toWire } from '@bouwpoort/trade/foundation/money';
import { type LineInWork, unitsOfFree, type WorkedLine, workOffer } from '@bouwpoort/trade/ordering/working-offer';
import { z } from 'zod/mini';

/* The offer being edited: fields as text, because typed values may not be valid numbers yet. */

const workingLine = z.object({
  key: z.string(),
  /** Null for a new line. */
  lineId: z.nullable(z.number()),
  code: z.string(),
  name: z.string(),
  askedText: z.string(),
  quantity: z.string(),
  unit: z.string(),
  note: z.string(),
  price: z.string(),
  per: z.string(),
  priceUnit: z.string(),
  delivery: z.string(),
});
export type WorkingLine = z.output<typeof workingLine>;

/** The server validates it. */
export const workingOfferSchema = z.object({
  lines: z.array(workingLine),
  validUntil: z.string(),
  callOffUntil: z.string(),
  opening: z.string(),
  closing: z.string(),
});
export type WorkingOffer = z.output<typeof workingOfferSchema>;

/** 1234.5 → '1234,5' */
export function written(value: number): string {
  return String(value).replace('.', ',');
}

export function workingOffer(quote: BeheerQuote): WorkingOffer {
  return {
    lines: quote.lines.map((line) => ({
      ...{ key: String(line.lineId), lineId: line.lineId, code: line.code, name: line.name, note: line.note },
      ...{ askedText: line.askedText, quantity: written(line.quantity), unit: line.unit, delivery: line.delivery },
      price: line.offered ? written(line.offered.price) : '',
      per: String(line.offered?.per ?? line.own?.per ?? 1),
      priceUnit: line.offered?.unitId ?? line.own?.unitId ?? line.priceUnits[0] ?? line.unit,
    })),
    validUntil: quote.validUntil ?? '',
    callOffUntil: quote.callOffUntil ?? '',
    opening: quote.opening,
    closing: quote.closing,
  };
}

/** The places where the lines differ. After a line was removed those are all from there on. */
export function changedLines(before: readonly WorkingLine[], after: readonly WorkingLine[]): number[] {
  const length = Math.max(before.length, after.length);
  return Array.from({ length }, (_, at) => at).filter((at) => before[at] !== after[at]);
}

type SaveBody = z.input<typeof beheerQuoteRoutes.save.body>;

export function saveBody(offer: WorkingOffer, version: number): SaveBody {
  return {
    version,
    validUntil: offer.validUntil || null,
    callOffUntil: offer.callOffUntil || null,
    opening: offer.opening,
    closing: offer.closing,
    lines: offer.lines.map((line) => ({
      ...(line.lineId === null ? {} : { lineId: line.lineId }),
      ...{ code: line.code.trim(), name: line.name, unit: line.unit, note: line.note, delivery: line.delivery },
      quantity: readDutchNumber(line.quantity) ?? 0,
      offered:
        line.price.trim() === ''
          ? null
          : { price: readDutchNumber(line.price) ?? 0, per: Number(line.per) || 1, unitId: line.priceUnit },
    })),
  };
}

/** A discount on the customer's own price as a price in cents, for the same number of the same unit. */
export function discounted(own: NonNullable<BeheerQuoteLine['own']>, percent: number): string {
  return written(decimal(own.price).times(decimal(100).minus(percent)).div(100).round(2).toNumber());
}

interface ShownSums {
  /** By the key of the line; without those the server must compute first. */
  lines: ReadonlyMap<string, WorkedLine>;
  total: number;
  ownTotal: number;
  margin: number | null;
  /** The number of lines that are only included once they are saved. */
  unknown: number;
}

/** The totals of the offer with unsaved changes, by the server's rules. */
export function sumsOf(quote: BeheerQuote, lines: readonly WorkingLine[]): ShownSums {
  const known = lines.flatMap((line) => {
    const inWork = lineInWork(
      quote.lines.find(({ lineId }) => lineId === line.lineId),
      line,
    );
    return inWork ? [{ key: line.key, inWork }] : [];
  });
  const worked = workOffer(known.map(({ inWork }) => inWork));
  return {
    lines: new Map(known.flatMap(({ key }, at) => (worked.lines[at] ? [[key, worked.lines[at]] as const] : []))),
    total: toWire(worked.total),
    ownTotal: toWire(worked.ownTotal),
    margin: worked.margin?.toNumber() ?? null,
    unknown: lines.length - known.length,
  };
}

/** Undefined when its article is unknown here, or its quantity is invalid. */
function lineInWork(saved: BeheerQuoteLine | undefined, line: WorkingLine): LineInWork | undefined {
  const quantity = readDutchNumber(line.quantity);
  if (quantity === undefined || quantity <= 0 || line.code.trim() !== (saved?.code ?? '')) return undefined;
  const price = readDutchNumber(line.price);
  const offered = price === undefined ? null : { price, per: Number(line.per) || 1, unitId: line.priceUnit };
  return {
    units: saved?.units ?? unitsOfFree(line.unit),
    quantity,
    offered: priceOfUnit(offered),
    own: priceOfUnit(saved?.own ?? null),
    cost: priceOfUnit(saved?.cost ?? null),
  };
}

function priceOfUnit(price: BeheerQuoteLine['own']): PriceOfUnit | undefined {
  return price ? { price: price.price, salesPricePer: price.per, priceUnit: price.unitId } : undefined;
}
