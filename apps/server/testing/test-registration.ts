import type { RegistrationUser } from '@bouwpoort/contract/customers/registration';
import type { FastifyInstance } from 'fastify';
import type { MailMessage } from '../src/organisation/mail/mail.tables.ts';
import type { TestApp } from './test-app.ts';

/* Registration in tests, through the API and the mails only. */

export const newPassword = 'Kruiwagen-2026';

export function register(app: FastifyInstance, emailAddress: string, ventureId = '210', remoteAddress = '127.0.0.1') {
  return app.inject({
    method: 'POST',
    url: '/api/account/register',
    payload: { emailAddress, ventureId, AcceptedTermsAndConditions: true },
    remoteAddress,
  });
}

export function invitedUser(app: FastifyInstance, token: string, email: string, ventureId = '210') {
  const query = new URLSearchParams({ ventureId, token, email, language: 'nl' });
  return app.inject(`/api/account/register?${query}`);
}

/** A valid form, for the company of the demo world that is not a customer yet. */
export function filledIn(emailAddress: string, token: string, differs: Partial<RegistrationUser> = {}) {
  return {
    businessName: 'Van Dijk Bouw B.V.',
    chamberOfCommerceNumber: '12345678',
    emailAddress,
    firstName: 'Joris',
    lastName: 'van Dijk',
    phone: '030-1234567',
    street: 'Oudegracht',
    city: 'Utrecht',
    houseNumber: 12,
    zipcode: '3511 AB',
    ventureId: '210',
    branchId: '2101',
    password: newPassword,
    newsletter: true,
    customerCard: false,
    token,
    ...differs,
  };
}

export function complete(app: FastifyInstance, payload: object, headers: Record<string, string> = {}) {
  return app.inject({ method: 'PUT', url: '/api/account/register', payload, headers });
}

export function activate(app: FastifyInstance, token: string) {
  return app.inject({ method: 'POST', url: '/api/account/activate', payload: { token } });
}

export function decide(app: FastifyInstance, token: string, approve: boolean) {
  return app.inject({ method: 'POST', url: `/api/users/approvals/${token}`, payload: { approve } });
}

/** The link of a mail. */
export function linkOf(mail: MailMessage): URL {
  const link = mail.text.match(/http:\/\/localhost:3000\/\S+\?\S+/)?.[0];
  if (!link) throw new Error(`The mail ‘${mail.subject}’ has no link:\n${mail.text}`);
  return new URL(link);
}

/** Runs the jobs, and returns every mail to this address. */
export async function mailsTo({ runJobs, mails }: TestApp, address: string, kind?: string): Promise<MailMessage[]> {
  await runJobs();
  return (await mails()).filter((mail) => mail.to === address && (kind === undefined || mail.kind === kind));
}

/** Of mails with the same time the unread one is meant. */
const read = new Set<string>();

export async function tokenFor(one: TestApp, address: string, kind: string, parameter: string): Promise<string> {
  const unread = (await mailsTo(one, address, kind)).filter(({ id }) => !read.has(id));
  const [mail] = unread;
  const token = mail && linkOf(mail).searchParams.get(parameter);
  if (!token || unread.length > 1) throw new Error(`${address} got ${unread.length} new mails of kind ${kind}.`);
  read.add(mail.id);
  return token;
}

/** The token of the invitation. */
export async function invite(one: TestApp, address: string, ventureId = '210'): Promise<string> {
  const response = await register(one.app, address, ventureId);
  if (response.statusCode !== 200) throw new Error(response.payload);
  return tokenFor(one, address, 'registration-invitation', 'token');
}
