import { OutboundRefused, type SafeAnswer, type SafeRequest, safeRequest } from './safe-request.ts';

const maxRedirects = 5;

/** Downloads an untrusted URL. Every redirect is checked like the first URL. */
export async function safeDownload(
  url: string,
  asked: Pick<SafeRequest, 'within' | 'maxBytes' | 'allowPrivate'>,
): Promise<SafeAnswer> {
  let at = url;
  for (let hops = 0; hops <= maxRedirects; hops++) {
    const answer = await safeRequest(at, { method: 'GET', ...asked });
    const { location } = answer.headers;
    if (![301, 302, 303, 307, 308].includes(answer.status) || location === undefined) return answer;
    if (!URL.canParse(location, at)) throw new OutboundRefused('redirects to no address');
    at = new URL(location, at).href;
  }
  throw new OutboundRefused(`redirects more than ${maxRedirects} times`);
}
