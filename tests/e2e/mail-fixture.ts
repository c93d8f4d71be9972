import type { InboxMail } from '@bouwpoort/contract/dev-inbox';
import { siteUrl } from './site.ts';

/** The path of a link in a mail of the development inbox: mails are written by a worker, so it may take a moment. */
export async function linkFromMail(to: string, kind: string, page: string): Promise<string> {
  for (const end = Date.now() + 20_000; Date.now() < end; await new Promise((done) => setTimeout(done, 100))) {
    const answer = await fetch(`${siteUrl()}/dev/mail.json?to=${encodeURIComponent(to)}`);
    const { results } = (await answer.json()) as { results: InboxMail[] };
    const mail = results.find((one) => one.kind === kind);
    const links = (mail?.text.match(/https?:\/\/\S+/g) ?? []).map((link) => new URL(link));
    const found = links.find(({ pathname }) => pathname.endsWith(`/${page}`));
    if (found) return found.pathname + found.search;
  }
  throw new Error(`No mail '${kind}' with a link to ${page} for ${to}`);
}
