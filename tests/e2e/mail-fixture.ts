import type { InboxMail } from '@bouwpoort/contract/dev-inbox';
import { vi } from 'vitest';
import { siteUrl } from './site.ts';

/** The path of a link in a mail of the development inbox: a worker sends mails, so it may take a moment. */
export function linkFromMail(to: string, kind: string, page: string, site = siteUrl()): Promise<string> {
  return vi.waitFor(
    async () => {
      const answer = await fetch(`${site}/dev/mail.json?to=${encodeURIComponent(to)}`);
      const { results } = (await answer.json()) as { results: InboxMail[] };
      const mail = results.find((one) => one.kind === kind);
      const links = (mail?.text.match(/https?:\/\/\S+/g) ?? []).map((link) => new URL(link));
      const found = links.find(({ pathname }) => pathname.endsWith(`/${page}`));
      if (!found) throw new Error(`No mail '${kind}' with a link to ${page} for ${to}`);
      return found.pathname + found.search + found.hash;
    },
    { timeout: 30_000, interval: 100 },
  );
}
