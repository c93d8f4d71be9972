import { z } from 'zod';
import { AppError } from '../../foundation/errors/app-error.ts';
import { paymentOptionLimits } from '../../foundation/invalidation/caches.ts';
import { readThrough, TaggedCache } from '../../foundation/invalidation/tagged-cache.ts';
import { readSignedExchange } from './exchange-signature.ts';
import {
  type PaymentOption,
  type PaymentProvider,
  type PaymentToStart,
  type ProviderPayment,
  RefundRefused,
} from './payment-provider.ts';

interface PayNlSettings {
  /** The sales location, 'SL-1234-5678'. */
  serviceId: string;
  /** The token's code, 'AT-1234-5678', and the token itself: they authenticate us, and sign the exchange calls. */
  tokenCode: string;
  apiToken: string;
  /** The API for payments, and the one for the settings of the sales location. */
  url: string;
  settingsUrl: string;
  /** Payments in PAY.'s own test mode. */
  test: boolean;
  timeoutMs?: number;
}

const amount = z.object({ value: z.int().min(0), currency: z.string() });

const order = z.object({
  id: z.string().min(1).max(100),
  reference: z.string().nullish(),
  status: z.object({ code: z.int() }),
  amount,
  authorizedAmount: amount.nullish(),
  capturedAmount: amount.nullish(),
});

/** The transaction API's id of the same payment. */
const transactionNumber = z.object({ orderId: z.string().min(1).max(100) });
const transaction = z.object({ amountRefunded: amount.nullish() });

const startedOrder = z.object({
  id: z.string().min(1).max(100),
  links: z.object({ redirect: z.url({ protocol: /^https?$/ }) }),
});

const serviceSettings = z.object({
  checkoutOptions: z.array(
    z.object({
      paymentMethods: z
        .array(
          z.object({
            id: z.int(),
            name: z.string(),
            options: z
              .array(z.object({ id: z.union([z.string(), z.int()]).transform(String), name: z.string() }))
              .nullish(),
          }),
        )
        .nullish(),
    }),
  ),
});

/** Payment methods for terminals at a counter, which do not work in a browser. */
const atCounter = new Set([1927, 2351]);

const paidCode = 100;

/** PAY. (pay.nl), by its order API. */
export function payNl(settings: PayNlSettings, clock: () => Date): PaymentProvider {
  const { serviceId, tokenCode, apiToken, timeoutMs = 8000 } = settings;
  const authorization = `Basic ${Buffer.from(`${tokenCode}:${apiToken}`).toString('base64')}`;
  const cache = new TaggedCache<unknown>(paymentOptionLimits, { clock });

  async function call(method: 'GET' | 'POST' | 'PATCH', url: string, body?: object): Promise<Response> {
    const response = await fetch(url, {
      method,
      // The token must not follow a redirect to another host.
      redirect: 'error',
      headers: { authorization, accept: 'application/json', ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) {
      // For our log only: the refusal and its reason, which holds no secrets.
      throw new PayNlRefusal(method, response.status, (await response.text()).slice(0, 500));
    }
    return response;
  }

  const read = async (url: string) => (await call('GET', url)).json() as Promise<unknown>;
  const orderUrl = (providerId: string, action: string) =>
    `${base(settings.url)}/v1/orders/${encodeURIComponent(providerId)}/${action}`;

  /** Refunds use the transaction API, which identifies a payment by PAY.'s own order number. */
  const transactionUrl = async (providerId: string, action: string) => {
    const { orderId } = transactionNumber.parse(await retryOnce(() => read(orderUrl(providerId, 'status'))));
    return `${base(settings.settingsUrl)}/v2/transactions/${encodeURIComponent(orderId)}/${action}`;
  };

  return {
    name: 'paynl',
    options: () => {
      const url = `${base(settings.settingsUrl)}/v2/services/config?${new URLSearchParams({ serviceId })}`;
      return readThrough(cache, serviceId, [], () =>
        withProviderErrors(async () => optionsOf(await retryOnce(() => read(url)))),
      );
    },
    // No retry: the lost answer may have started a payment, and there must not be two.
    start: (payment) =>
      withProviderErrors(async () => {
        const response = await call('POST', `${base(settings.url)}/v1/orders`, orderFor(payment, settings));
        const answer = startedOrder.parse(await response.json());
        return { providerId: answer.id, redirectUrl: answer.links.redirect };
      }),
    status: (providerId) =>
      withProviderErrors(async () =>
        paymentOf(order.parse(await retryOnce(() => read(orderUrl(providerId, 'status'))))),
      ),
    // Idempotent: a repeated action is refused and changes nothing.
    act: (providerId, action) =>
      withProviderErrors(async () => {
        const response = await retryOnce(() => call('PATCH', orderUrl(providerId, action)));
        await response.body?.cancel();
      }),
    refunded: (providerId) =>
      withProviderErrors(async () => {
        const url = await transactionUrl(providerId, 'status');
        return transaction.parse(await retryOnce(() => read(url))).amountRefunded?.value ?? 0;
      }),
    refund: (providerId, { amountCents, description }) =>
      withProviderErrors(async () => {
        const url = await transactionUrl(providerId, 'refund');
        const response = await call('PATCH', url, { amount: { value: amountCents, currency: 'EUR' }, description });
        await response.body?.cancel();
      }, refusalOfRefund),
    readExchange: (headers, body) => readSignedExchange({ id: tokenCode, secret: apiToken }, headers, body),
  };
}

class PayNlRefusal extends Error {
  readonly status: number;

  constructor(method: string, status: number, body: string) {
    super(`PAY. answers ${status} to ${method}: ${body}`);
    this.status = status;
  }
}

function base(url: string): string {
  return url.replace(/\/+$/, '');
}

/** Retries once for temporary errors: a broken connection, a server error. A refusal is not retried. */
async function retryOnce<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof PayNlRefusal && error.status < 500) throw error;
    return ask();
  }
}

/** These are no answer about the refund: they concern our credentials, or the load of PAY. */
const temporaryStatuses = new Set([401, 403, 408, 425, 429]);

function refusalOfRefund(error: unknown): RefundRefused | undefined {
  if (!(error instanceof PayNlRefusal) || error.status >= 500 || temporaryStatuses.has(error.status)) return undefined;
  return new RefundRefused(error.message, { cause: error });
}

async function withProviderErrors<T>(
  work: () => Promise<T>,
  refusal?: (error: unknown) => Error | undefined,
): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    const refused = refusal?.(cause);
    if (refused) throw refused;
    throw new AppError('paymentProviderFailed', { cause });
  }
}

function orderFor(payment: PaymentToStart, { serviceId, test }: PayNlSettings): object {
  const { optionId, subOptionId } = payment;
  return {
    serviceId,
    amount: { value: payment.amountCents, currency: 'EUR' },
    description: payment.description,
    reference: payment.orderId,
    returnUrl: payment.returnUrl,
    exchangeUrl: payment.exchangeUrl,
    // Without a choice PAY.'s own page offers the payment methods.
    ...(optionId === null
      ? {}
      : {
          paymentMethod: {
            id: Number(optionId),
            ...(subOptionId === null ? {} : { input: { issuerId: subOptionId } }),
          },
        }),
    integration: { test },
  };
}

/**
 * A paid order has captured its amount; a reserved one has only been authorised. If neither amount is given, a paid
 * order counts as paid in full.
 */
function paymentOf({
  reference,
  status,
  amount: asked,
  authorizedAmount,
  capturedAmount,
}: z.infer<typeof order>): ProviderPayment {
  const amount = capturedAmount || authorizedAmount;
  return {
    code: status.code,
    orderId: reference ?? '',
    currency: asked.currency,
    amountCents: asked.value,
    paidCents: amount
      ? Math.max(capturedAmount?.value ?? 0, authorizedAmount?.value ?? 0)
      : status.code === paidCode
        ? asked.value
        : 0,
  };
}

function optionsOf(answer: unknown): PaymentOption[] {
  return serviceSettings
    .parse(answer)
    .checkoutOptions.flatMap(({ paymentMethods }) => paymentMethods ?? [])
    .filter(({ id }) => !atCounter.has(id))
    .map(({ id, name, options }) => ({ id: String(id), name, banks: options ?? [] }));
}
