import { z } from 'zod/mini';
import { formHoneypot } from '../foundation/form-honeypot.ts';
import { route } from '../foundation/route.ts';
import { done, emailAddress, idempotencyHeaders, ventureId } from '../foundation/scalars.ts';

const token = z.string().check(z.minLength(1), z.maxLength(500));
const unsubscribed = z.extend(done, { state: z.enum(['unsubscribed', 'already']) });
const decision = 'decisions: Content, messages, consent';

export const newsletterRoutes = {
  register: route({
    method: 'POST',
    path: '/api/newsletter/register',
    summary: 'Ask for the newsletter; a mail asks to confirm',
    spec: 'P 7.5',
    access: 'public',
    headers: idempotencyHeaders,
    /** The honeypot is that of the other forms: people leave it empty. */
    body: z.object({ emailAddress, ventureId, [formHoneypot]: z.optional(z.string().check(z.maxLength(500))) }),
    response: done,
  }),
  /** A POST, because mail scanners open every link they see. */
  confirm: route({
    method: 'POST',
    path: '/api/newsletter/confirm',
    summary: 'Confirm a newsletter address with the token from the mail',
    spec: decision,
    access: 'public',
    body: z.object({ token }),
    /** `already`: the link was used before, and the address is on the list. */
    response: z.extend(done, { state: z.enum(['confirmed', 'already']) }),
  }),
  unsubscribe: route({
    method: 'POST',
    path: '/api/newsletter/unsubscribe',
    summary: 'Take an address off the list with the token from a mail; a second time changes nothing',
    spec: decision,
    access: 'public',
    body: z.object({ token }),
    response: unsubscribed,
  }),
  /** RFC 8058: what the button of a mail program calls. Its body, a form of either kind, is not looked at. */
  unsubscribeOneClick: route({
    method: 'POST',
    path: '/api/newsletter/unsubscribe/{token}',
    summary: 'The same for the unsubscribe button of a mail program',
    spec: decision,
    access: 'public',
    params: z.object({ token }),
    response: unsubscribed,
  }),
  /** For mail programs that open the address instead: nothing is changed by opening it. */
  unsubscribePage: route({
    method: 'GET',
    path: '/api/newsletter/unsubscribe/{token}',
    summary: 'Leads to the page where somebody unsubscribes',
    spec: decision,
    access: 'public',
    params: z.object({ token }),
    responseType: 'html',
  }),
};
