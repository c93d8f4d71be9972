import type { Quote, QuoteFile, QuoteRequest } from '@bouwpoort/contract/ordering/quotes';
import { ApiProblem } from '@bouwpoort/contract/program/client';
import { apiUrl, browserApi } from '../../frame/http/api.ts';
import { randomKey } from '../../frame/http/random-key.ts';
import { type UploadOptions, uploadFile } from '../../frame/http/upload-file.ts';

const keyed = () => ({ headers: { 'idempotency-key': randomKey() } });

/** The server calls of the quote pages. */
export function quoteApi(ventureId: string) {
  const api = browserApi(ventureId);
  return {
    save(draft: { quoteId: number; version: number } | null, body: QuoteRequest): Promise<Quote> {
      return draft
        ? api.call('quotes.change', { params: { quoteId: draft.quoteId }, body: { ...body, version: draft.version } })
        : api.call('quotes.create', { body, ...keyed() });
    },
    request: (quoteId: number) => api.call('quotes.request', { params: { quoteId }, ...keyed() }),
    withdraw: (quoteId: number) => api.call('quotes.withdraw', { params: { quoteId }, ...keyed() }),
    accept: (quoteId: number, offer: number, lineIds: number[]) =>
      api.call('quotes.accept', { params: { quoteId }, body: { offer, lineIds }, ...keyed() }),
    decline: (quoteId: number, offer: number, reason: string) =>
      api.call('quotes.decline', { params: { quoteId }, body: { offer, reason }, ...keyed() }),
    reopen: (quoteId: number, offer: number, text: string) =>
      api.call('quotes.reopen', { params: { quoteId }, body: { offer, text }, ...keyed() }),
    message: (quoteId: number, text: string) =>
      api.call('quotes.message', { params: { quoteId }, body: { text }, ...keyed() }),
    removeFile: (quoteId: number, fileId: string) => api.call('quotes.removeFile', { params: { quoteId, fileId } }),
    /** Created if there is none yet. */
    async cartId(customerId: string): Promise<number> {
      const params = { customerId, cartName: 'main' as const, ventureId, create: true };
      return (await api.call('carts.open', { params })).id;
    },
    callOff: (cartId: number, quoteId: number, lines: { lineId: number; quantity: number }[]) =>
      api.call('carts.callOff', { params: { cartId }, body: { quoteId, lines }, ...keyed() }),
    checkCode: (code: string) => api.call('carts.checkQuickOrder', { body: { lines: [{ code, quantity: 1 }] } }),
    addFile(quoteId: number, fileId: string, file: File, options: UploadOptions): Promise<QuoteFile> {
      const url = apiUrl('quotes.addFile', { params: { quoteId }, query: { fileName: file.name, fileId } });
      return uploadFile(ventureId, url, file, options) as Promise<QuoteFile>;
    },
  };
}

export type QuoteApi = ReturnType<typeof quoteApi>;

/** The error text: the server's if it has one. */
export function refusalText(error: unknown, otherwise: string): string {
  if (!(error instanceof ApiProblem)) return otherwise;
  const [first] = Object.values(error.problem?.errors ?? {}).flat();
  return first ?? error.problem?.detail ?? error.problem?.title ?? otherwise;
}
