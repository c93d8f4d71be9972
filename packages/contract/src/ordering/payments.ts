import { z } from 'zod/mini';
import { route } from '../foundation/route.ts';
import { optionalText, queryFlag, queryInteger } from '../foundation/scalars.ts';

const decision = 'decisions: Cart, checkout, orders';

export const paymentRoutes = {
  /**
   * The provider's server reports that something happened to a payment. Its content is not trusted: its signature over
   * the bytes of the body is checked, and then the provider itself is asked.
   */
  exchange: route({
    method: 'POST',
    path: '/api/payments/exchange',
    summary: 'The payment provider tells that a payment has changed; signed by it',
    spec: decision,
    access: 'public',
    headers: z.looseObject({
      signature: z.optional(z.string().check(z.maxLength(200))),
      'signature-keyid': z.optional(z.string().check(z.maxLength(100))),
      'signature-method': z.optional(z.string().check(z.maxLength(20))),
      'signature-algorithm': z.optional(z.string().check(z.maxLength(20))),
    }),
    /** As it came over the line: its form is the provider's own. */
    body: z.unknown(),
    /** What the provider reads to know that it need not call again. */
    response: z.object({ result: z.boolean(), description: z.string() }),
  }),
};

/** How a payment in the sandbox may end: the seven statuses of C 4.5, and the visitor who simply walks away. */
const sandboxOutcome = z.enum([
  'successful',
  'reservation',
  'deviating',
  'canceledByUser',
  'refused',
  'failed',
  'notCompleted',
  'close',
]);
export type SandboxOutcome = z.infer<typeof sandboxOutcome>;

const params = z.object({ providerId: z.uuid() });

/** A checkbox is there or it is not. */
const ticked = z._default(
  z.union([
    queryFlag,
    z.pipe(
      z.literal('on'),
      z.transform(() => true),
    ),
  ]),
  false,
);

const sandboxChoice = z.object({
  bank: optionalText(50),
  outcome: z._default(sandboxOutcome, 'successful'),
  /** For a deviating payment: less was paid than is due, or more. */
  deviation: z._default(z.enum(['less', 'more']), 'more'),
  /** How long the sandbox waits before it calls. */
  delaySeconds: z._default(queryInteger(0, 3600), 0),
  /** How often it calls; none at all stands for a call that got lost. */
  calls: z._default(queryInteger(0, 5), 1),
  /** A call of an earlier moment comes after the last one. */
  wrongOrder: ticked,
  /** The visitor closes the window after paying. */
  stayAway: ticked,
});
export type SandboxChoice = z.output<typeof sandboxChoice>;

/** The hosted page of the sandbox provider, served where the sandbox is the provider. */
export const sandboxRoutes = {
  page: route({
    method: 'GET',
    path: '/sandbox/betalen/{providerId}',
    summary: 'The payment page of the sandbox; the query fills in the form',
    spec: decision,
    access: 'public',
    params,
    query: sandboxChoice,
    responseType: 'html',
  }),
  pay: route({
    method: 'POST',
    path: '/sandbox/betalen/{providerId}',
    summary: 'End the payment as chosen, and go back to the shop',
    spec: decision,
    access: 'public',
    params,
    body: sandboxChoice,
    bodyType: 'form',
    responseType: 'html',
  }),
};
