import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { NonceContext } from './nonce.ts';
import { contextFor, pageRequestContext } from './page-context.ts';
import { siteSettings } from './site-settings.ts';

export { contextFor, siteSettings };

/** How long a page may stream before what is still open is given up. */
export const streamTimeout = 5000;

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  // Empty in development, where there is no policy; an attribute without a value would not match the browser's.
  const nonce = context.get(pageRequestContext).nonce || undefined;
  return new Promise((resolve, reject) => {
    let answered = false;
    // People get the page as soon as its frame is ready; machines that read it once get it whole.
    const whole = isbot(request.headers.get('user-agent') ?? '');
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={entry} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        onShellReady: () => !whole && answer(),
        onAllReady: () => whole && answer(),
        onShellError: reject,
        onError(error) {
          // Before the answer has begun, rejecting reports it; afterwards only the log can.
          if (answered) console.error(error);
        },
      },
    );
    function answer(): void {
      answered = true;
      const body = new PassThrough();
      headers.set('content-type', 'text/html; charset=utf-8');
      resolve(new Response(createReadableStreamFromReadable(body), { headers, status }));
      pipe(body);
    }
    setTimeout(abort, streamTimeout + 1000).unref();
  });
}

export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  console.error(error);
};
