import type { InboxMail } from '@bouwpoort/contract/foundation/dev-inbox';
import { vi } from 'vitest';
import { siteUrl } from './site.ts';

/** The path of a link in a mail of the development inbox: a worker sends mails, so it may take a moment. */
export function linkFromMail(to: string, kind: string, page: string, site = siteUrl()): Promise<string> {
  return vi.waitFor(
    async () => {
      const mail = (await mailsTo(to, site)).find((one) => one.kind === kind);
      const links = (mail?.text.match(/https?:\/\/\S+/g) ?? []).map((link) => new URL(link));
      const found = links.find(({ pathname }) => pathname.endsWith(`/${page}`));
      if (!found) throw new Error(`No mail '${kind}' with a link to ${page} for ${to}`);
      return found.pathname + found.search + found.hash;
    },
    { timeout: 30_000, interval: 100 },
  );
}

/** How many sent mails confirm an order. */
export async function confirmationsOf(orderId: string, to: string): Promise<number> {
  const mails = await mailsTo(to, siteUrl());
  const ofOrder = mails.filter(({ kind, text }) => kind === 'order-confirmation' && text.includes(orderId));
  return ofOrder.filter(({ sentAt }) => sentAt !== null).length;
}

async function mailsTo(to: string, site: string): Promise<InboxMail[]> {
  const answer = await fetch(`${site}/dev/mail.json?to=${encodeURIComponent(to)}`);
  const { results } = (await answer.json()) as { results: InboxMail[] };
  return results;
}
