import { z } from 'zod';
import { route } from './route.ts';
import { done, emailAddress, idempotencyHeaders, ventureId } from './scalars.ts';

export const newsletterRoutes = {
  register: route({
    method: 'POST',
    path: '/api/newsletter/register',
    summary: 'Ask for the newsletter; a mail asks to confirm',
    spec: 'P 7.5',
    access: 'public',
    headers: idempotencyHeaders,
    body: z.object({ emailAddress, ventureId }),
    response: done,
  }),
  /** A POST, because mail scanners open every link they see. */
  confirm: route({
    method: 'POST',
    path: '/api/newsletter/confirm',
    summary: 'Confirm a newsletter address with the token from the mail',
    spec: 'decisions: Content, messages, consent',
    access: 'public',
    body: z.object({ token: z.string().min(1).max(500) }),
    response: done,
  }),
};
