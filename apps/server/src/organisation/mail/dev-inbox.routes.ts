import { devInboxRoutes } from '@bouwpoort/contract/foundation/dev-inbox';
import { count, desc, eq, ilike } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Context, ContextDeps } from '../../foundation/context/context.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { serve } from '../../foundation/http/contract-route.ts';
import { mailsPerPage, renderInbox, renderInboxMail } from './dev-inbox-page.ts';
import { type MailMessage, mailMessages } from './mail.tables.ts';

/** Every mail of the product, for a demo without a mail server; the caller registers it for a demo only. */
export function registerDevInbox(app: FastifyInstance, deps: ContextDeps): void {
  serve(app, deps, devInboxRoutes.list, async (ctx, { query, reply }) => {
    const found = await findMails(ctx, query);
    return asPage(reply).send(renderInbox({ ...query, ...found }));
  });

  serve(app, deps, devInboxRoutes.mails, async (ctx, { query, reply }) => {
    const { totalMatching, mails } = await findMails(ctx, query);
    reply.header('cache-control', 'no-store');
    const results = mails.map((mail) => ({
      ...mail,
      createdAt: mail.createdAt.toISOString(),
      sentAt: mail.sentAt?.toISOString() ?? null,
    }));
    return { totalMatching, results };
  });

  serve(app, deps, devInboxRoutes.mail, async (ctx, { params, query, reply }) =>
    asPage(reply).send(renderInboxMail(await getMail(ctx, params.mailId), query.view)),
  );

  serve(app, deps, devInboxRoutes.mailHtml, async (ctx, { params, reply }) => {
    const mail = await getMail(ctx, params.mailId);
    const images = `'self' ${new URL(ctx.config.publicUrl).origin} data:`;
    return (
      asPage(reply)
        // A mail may show pictures and open links in a new tab; scripts, forms and other requests are blocked.
        .header(
          'content-security-policy',
          `default-src 'none'; img-src ${images}; style-src 'unsafe-inline'; form-action 'none'; frame-ancestors 'self'; sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox`,
        )
        .send(mail.html.replace('<head>', '<head><base target="_blank">'))
    );
  });
}

function asPage<R extends { header(name: string, value: string): R }>(reply: R): R {
  return reply.header('content-type', 'text/html; charset=utf-8').header('cache-control', 'no-store');
}

async function findMails(ctx: Context, { to, page }: { to?: string | undefined; page: number }) {
  const where = to ? ilike(mailMessages.to, `%${to.replace(/[\\%_]/g, '\\$&')}%`) : undefined;
  const [[total], mails] = await Promise.all([
    ctx.db.select({ count: count() }).from(mailMessages).where(where),
    ctx.db
      .select()
      .from(mailMessages)
      .where(where)
      .orderBy(desc(mailMessages.createdAt), desc(mailMessages.id))
      .limit(mailsPerPage)
      .offset((page - 1) * mailsPerPage),
  ]);
  return { totalMatching: total?.count ?? 0, mails };
}

async function getMail(ctx: Context, id: string): Promise<MailMessage> {
  const [mail] = await ctx.db.select().from(mailMessages).where(eq(mailMessages.id, id));
  if (!mail) throw new AppError('notFound');
  return mail;
}
