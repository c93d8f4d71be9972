import { ApiProblem } from '@bouwpoort/contract/program/client';
import { MarkupCacheContext } from '@bouwpoort/ui/cached-markup.tsx';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createContext,
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { markupCache } from './frame/document/markup-cache.server.ts';
import { NonceContext } from './frame/document/nonce.ts';
import { PageBody } from './frame/document/page-body.server.ts';
import { contextFor, pageRequestContext } from './frame/pages/page-context.ts';
import type { PageName } from './frame/pages/page-table.ts';
import { webSettings } from './frame/web/web-settings.ts';

export { contextFor, webSettings };

/** The time a page may stream before pending parts are aborted. */
export const streamTimeout = 5000;

/** Pages that arrive complete for anonymous visitors, except for the opening status of a branch. */
const isCompleteAsSent: ReadonlySet<string> = new Set<PageName>([
  'home',
  'venture',
  'venture-content',
  'venture-category',
  'venture-product',
  'venture-search',
]);

/** A loader failed because a dependency, such as the database, is temporarily unavailable. */
const isUnavailable = createContext(false);

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const page = context.get(pageRequestContext);
  // The router responds with a 500 to any loader error, which tells clients not to retry.
  const ownStatus = status === 500 && context.get(isUnavailable) ? 503 : status;
  // Empty in development, which has no Content Security Policy; an attribute without a value would not match the
  // browser's.
  const nonce = page.nonce || undefined;
  return new Promise((resolve, reject) => {
    /** Errors of parts that failed before the shell was ready. An error in the shell itself rejects. */
    let shellErrors: unknown[] | undefined = [];
    let waitsForAll = isbot(request.headers.get('user-agent') ?? '');
    const shown = entry.staticHandlerContext.matches.at(-1)?.route.id ?? '';
    const body = new PageBody({ awaitsInteraction: !page.session && isCompleteAsSent.has(shown) });
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <MarkupCacheContext value={markupCache}>
          <ServerRouter context={entry} url={request.url} nonce={nonce} />
        </MarkupCacheContext>
      </NonceContext>,
      {
        nonce,
        // Parts that are ready are inlined in place, however long the page, instead of streamed with a script that
        // moves them.
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        onShellReady() {
          // Visitors receive the page as soon as its shell is ready; for crawlers and the cache it is completed first.
          waitsForAll ||= page.isShared();
          for (const error of shellErrors ?? []) logError(error);
          shellErrors = undefined;
          if (!waitsForAll) answer();
        },
        onAllReady() {
          clearTimeout(deadline);
          if (waitsForAll) answer();
        },
        onShellError: reject,
        onError(error) {
          if (shellErrors) shellErrors.push(error);
          else if (!body.isCancelled) logError(error);
        },
      },
    );
    function logError(error: unknown): void {
      page.log.error({ err: error }, 'a part of the page failed');
    }
    function answer(): void {
      body.isSentAtOnce = waitsForAll;
      headers.set('content-type', 'text/html; charset=utf-8');
      resolve(new Response(body.readable, { headers, status: ownStatus }));
      pipe(body);
    }
    const deadline = setTimeout(abort, streamTimeout + 1000).unref();
  });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  const cause = isRouteErrorResponse(error) ? (error.data ?? error) : error;
  if (cause instanceof ApiProblem && cause.status === 503) context.set(isUnavailable, true);
  context.get(pageRequestContext).log.error({ err: cause }, 'the page failed');
};
