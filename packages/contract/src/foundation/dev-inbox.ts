import { z } from 'zod/mini';
import { route } from './route.ts';
import { guid, moment, optionalText, queryInteger, resultList } from './scalars.ts';

/** A mail as the development inbox shows it; dates are those of the server's clock. */
const inboxMail = z.object({
  id: guid,
  to: z.string(),
  from: z.string(),
  replyTo: z.nullable(z.string()),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  /** Which mail of the product it is: 'password-reset'. */
  kind: z.string(),
  ventureId: z.string(),
  createdAt: moment,
  /** Null while it waits for its worker, or when it was refused. */
  sentAt: z.nullable(moment),
  attempts: z.int(),
  lastError: z.nullable(z.string()),
});
export type InboxMail = z.infer<typeof inboxMail>;

const listQuery = z.object({ to: optionalText(254), page: z._default(queryInteger(1, 10_000), 1) });
const oneMail = z.object({ mailId: guid });
const decision = 'decisions: Routes and access';

/** Served in demo mode only: a reader of these mails can take over an account. */
export const devInboxRoutes = {
  list: route({
    method: 'GET',
    path: '/dev/mail',
    summary: 'The development inbox: every mail, newest first',
    spec: decision,
    access: 'public',
    query: listQuery,
    responseType: 'html',
  }),
  mails: route({
    method: 'GET',
    path: '/dev/mail.json',
    summary: 'The same for programs',
    spec: decision,
    access: 'public',
    query: listQuery,
    response: resultList(inboxMail),
  }),
  mail: route({
    method: 'GET',
    path: '/dev/mail/{mailId}',
    summary: 'One mail with its headers',
    spec: decision,
    access: 'public',
    params: oneMail,
    query: z.object({ view: z._default(z.enum(['html', 'text']), 'html') }),
    responseType: 'html',
  }),
  mailHtml: route({
    method: 'GET',
    path: '/dev/mail/{mailId}/html',
    summary: 'The HTML part of a mail by itself, without rights',
    spec: decision,
    access: 'public',
    params: oneMail,
    responseType: 'html',
  }),
};
