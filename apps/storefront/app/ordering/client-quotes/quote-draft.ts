import type { ClientQuote, ClientQuoteLine } from '@bouwpoort/contract/ordering/client-quotes';
import { readDutchNumber } from '@bouwpoort/trade/foundation/dutch-number';
import { type ClientQuoteTerms, clientSheet, costOf, marginOf } from '@bouwpoort/trade/ordering/client-quote';

/* A quote that is being edited. Pure: it is computed with the same functions that the server prints it with. */

/** A line that may be invalid: its fields hold the raw text. */
export type DraftLine =
  | {
      kind: 'article';
      key: string;
      line: Extract<ClientQuoteLine, { kind: 'article' }>;
      description: string;
      margin: string;
    }
  | {
      kind: 'own';
      key: string;
      description: string;
      quantity: string;
      unit: string;
      price: string;
      /** Empty for the rate of the quote. */
      vat: string;
    };

export interface QuoteDraft
  extends Omit<ClientQuote, 'lines' | 'margin' | 'quoteId' | 'sender' | 'logo' | 'updatedAt' | 'version'> {
  margin: string;
  lines: DraftLine[];
}

const dutch = (value: number) => String(value).replace('.', ',');

export function draftOf(quote: ClientQuote): QuoteDraft {
  const { quoteId: _, sender: _s, logo: _l, updatedAt: _u, version: _v, ...own } = quote;
  return {
    ...own,
    margin: dutch(quote.margin),
    lines: quote.lines.map((line, at): DraftLine => {
      const key = `${quote.version}-${at}`;
      if (line.kind === 'article') {
        const { description, margin } = line;
        return { kind: 'article', key, line, description, margin: dutch(margin ?? quote.margin) };
      }
      const { description, unit, quantity, price, vatRate } = line;
      const vat = vatRate === null ? '' : String(vatRate);
      return { kind: 'own', key, description, unit, quantity: dutch(quantity), price: dutch(price), vat };
    }),
  };
}

/** Null for an invalid number: at most two decimals, or four for a quantity. */
export function numberIn(text: string, decimals = 2): number | null {
  const number = readDutchNumber(text.trim());
  const pattern = new RegExp(`^\\d{1,7}(?:\\.\\d{1,${decimals}})?$`);
  return number !== undefined && pattern.test(String(number)) ? number : null;
}

type DraftErrors = Readonly<Record<string, string>>;

/** Keys of the error texts, by field: `margin`, `number`, `3.price`. */
export function errorsOf(draft: QuoteDraft): DraftErrors {
  const found: Record<string, string> = {};
  if (draft.number.trim() === '') found.number = 'fieldRequired';
  if (draft.title.trim() === '') found.title = 'fieldRequired';
  if (draft.marginMode === 'whole' && numberIn(draft.margin) === null) found.margin = 'invalidMargin';
  if (draft.validUntil < draft.date) found.validUntil = 'invalidUntil';
  draft.lines.forEach((line, at) => {
    if (line.description.trim() === '') found[`${at}.description`] = 'fieldRequired';
    if (line.kind === 'article') {
      if (draft.marginMode === 'line' && numberIn(line.margin) === null) found[`${at}.margin`] = 'invalidMargin';
      return;
    }
    if (!numberIn(line.quantity, 4)) found[`${at}.quantity`] = 'invalidQuantity';
    if (numberIn(line.price) === null) found[`${at}.price`] = 'invalidPrice';
  });
  return found;
}

/** The lines to compute with; invalid values count as zero. */
function linesOf({ marginMode, lines }: QuoteDraft): ClientQuoteLine[] {
  return lines.map((draft): ClientQuoteLine => {
    if (draft.kind === 'article') {
      const margin = marginMode === 'whole' ? null : (numberIn(draft.margin) ?? 0);
      return { ...draft.line, description: draft.description.trim(), margin };
    }
    const { description, quantity, unit, price, vat } = draft;
    return {
      kind: 'own',
      description: description.trim(),
      quantity: numberIn(quantity, 4) ?? 0,
      unit: unit.trim(),
      price: numberIn(price) ?? 0,
      vatRate: vat === '' ? null : vat === '9' ? 9 : vat === '0' ? 0 : 21,
    };
  });
}

function termsOf({ margin, vatRate, isVatReversed }: QuoteDraft): ClientQuoteTerms {
  return { margin: numberIn(margin) ?? 0, vatRate, isVatReversed };
}

export const sheetOf = (draft: QuoteDraft) => clientSheet(termsOf(draft), linesOf(draft));
export const earningsOf = (draft: QuoteDraft) => marginOf(termsOf(draft), linesOf(draft));
export const costOfLine = costOf;

/** The body of the API request. */
export function inputOf(draft: QuoteDraft) {
  const lines = linesOf(draft).map((line) => {
    if (line.kind === 'own') return line;
    const { net: _, code: _c, ...given } = line;
    return given;
  });
  return { ...draft, margin: numberIn(draft.margin) ?? 0, lines };
}
