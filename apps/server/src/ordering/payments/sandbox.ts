import { hkdfSync, randomUUID } from 'node:crypto';
import type { SandboxChoice } from '@bouwpoort/contract/ordering/payments';
import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../foundation/database/database.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { type ExchangeKey, readSignedExchange } from './exchange-signature.ts';
import { type PaymentOption, type PaymentProvider, type ProviderAction, RefundRefused } from './payment-provider.ts';
import { sandboxPayments } from './payments.tables.ts';

export type SandboxPayment = typeof sandboxPayments.$inferSelect;

/** An own payment provider for demonstrations and tests: it has its own records and calls back like a real one. */
export interface Sandbox extends PaymentProvider {
  /** The key that signs its calls. */
  key: ExchangeKey;
  find(providerId: string): Promise<SandboxPayment | undefined>;
  /** Ends an open payment, as the visitor chose; undefined if it had ended before. */
  pay(providerId: string, choice: SandboxChoice): Promise<SandboxPayment | undefined>;
  /** Posts a call to the shop; fails if the shop does not accept it. */
  post(url: string, body: string, headers: Record<string, string>): Promise<void>;
}

interface SandboxDeps {
  db: Database;
  clock: () => Date;
  publicUrl: string;
  tokenSecret: string;
  post?: Sandbox['post'];
}

/** Fictitious banks. */
export const sandboxOptions: readonly PaymentOption[] = [
  {
    id: '10',
    name: 'iDEAL',
    banks: [
      { id: '1', name: 'Polderbank' },
      { id: '2', name: 'Dijk & Duin Bank' },
      { id: '3', name: 'Havenbank' },
      { id: '4', name: 'Ambachtsbank' },
    ],
  },
  { id: '706', name: 'Creditcard', banks: [] },
  { id: '136', name: 'Overboeking', banks: [] },
];

const justStarted = 20;
const paid = 100;
/** The codes of payments on which the visitor can still act. */
const openCodes = [justStarted, 50];

/** The transition of each action; from other codes it is refused, as a real provider would. */
const actions: Record<ProviderAction, { from: readonly number[]; to: number }> = {
  capture: { from: [95, 97], to: 100 },
  void: { from: [95, 97], to: -61 },
  approve: { from: [85, -51], to: 100 },
  decline: { from: [85, -51], to: -63 },
  abort: { from: openCodes, to: -90 },
};

export function sandboxProvider({ db, clock, publicUrl, tokenSecret, post = postByHttp }: SandboxDeps): Sandbox {
  const secret = Buffer.from(hkdfSync('sha256', tokenSecret, '', 'bouwpoort sandbox payments', 32)).toString('hex');
  const key = { id: 'sandbox', secret };

  async function find(providerId: string): Promise<SandboxPayment | undefined> {
    const [row] = await db.select().from(sandboxPayments).where(eq(sandboxPayments.providerId, providerId));
    return row;
  }

  /** Conditional on the expected state, so that of two at once only one succeeds. */
  async function move(
    providerId: string,
    from: readonly number[],
    change: Partial<Pick<SandboxPayment, 'statusCode' | 'paidCents' | 'subOptionId'>>,
  ): Promise<SandboxPayment | undefined> {
    const [row] = await db
      .update(sandboxPayments)
      .set(change)
      .where(and(eq(sandboxPayments.providerId, providerId), inArray(sandboxPayments.statusCode, [...from])))
      .returning();
    return row;
  }

  return {
    name: 'sandbox',
    key,
    find,
    post,
    options: async () => sandboxOptions,
    start: async ({ orderId, amountCents, description, returnUrl, exchangeUrl, optionId, subOptionId }) => {
      const providerId = randomUUID();
      await db.insert(sandboxPayments).values({
        providerId,
        orderId,
        amountCents,
        description,
        returnUrl,
        exchangeUrl,
        optionId,
        subOptionId,
        statusCode: justStarted,
        createdAt: clock(),
      });
      return { providerId, redirectUrl: `${publicUrl.replace(/\/+$/, '')}/sandbox/betalen/${providerId}` };
    },
    status: async (providerId) => {
      const row = await find(providerId);
      if (!row) throw refused(`the sandbox has no payment ${providerId}`);
      const { statusCode: code, orderId, amountCents, paidCents } = row;
      return { code, orderId, currency: 'EUR', amountCents, paidCents };
    },
    act: async (providerId, action) => {
      const { from, to } = actions[action];
      if (!(await move(providerId, from, { statusCode: to }))) {
        throw refused(`the sandbox cannot ${action} payment ${providerId} as it stands`);
      }
    },
    refunded: async (providerId) => {
      const row = await find(providerId);
      if (!row) throw refused(`the sandbox has no payment ${providerId}`);
      return row.refundedCents;
    },
    refund: async (providerId, { amountCents }) => {
      const left = gte(sql`${sandboxPayments.paidCents} - ${sandboxPayments.refundedCents}`, amountCents);
      const [row] = await db
        .update(sandboxPayments)
        .set({ refundedCents: sql`${sandboxPayments.refundedCents} + ${amountCents}` })
        .where(and(eq(sandboxPayments.providerId, providerId), eq(sandboxPayments.statusCode, paid), left))
        .returning({ providerId: sandboxPayments.providerId });
      if (!row) throw new RefundRefused(`the sandbox has no ${amountCents} cents left of payment ${providerId}`);
    },
    pay: async (providerId, { bank, outcome, deviation }) => {
      const row = await find(providerId);
      if (!row || outcome === 'close') return row;
      return move(providerId, openCodes, {
        ...endOf(outcome, deviation, row.amountCents),
        subOptionId: bank ?? row.subOptionId,
      });
    },
    readExchange: (headers, body) => readSignedExchange(key, headers, body),
  };
}

function endOf(
  outcome: Exclude<SandboxChoice['outcome'], 'close'>,
  deviation: SandboxChoice['deviation'],
  amountCents: number,
): Pick<SandboxPayment, 'statusCode' | 'paidCents'> {
  const deviating = deviation === 'more' ? amountCents + 100 : Math.max(0, amountCents - 100);
  const ends = {
    successful: { statusCode: 100, paidCents: amountCents },
    reservation: { statusCode: 95, paidCents: amountCents },
    deviating: { statusCode: 85, paidCents: deviating },
    canceledByUser: { statusCode: -90, paidCents: 0 },
    refused: { statusCode: -63, paidCents: 0 },
    failed: { statusCode: -60, paidCents: 0 },
    notCompleted: { statusCode: 50, paidCents: 0 },
  };
  return ends[outcome];
}

function refused(message: string): AppError {
  return new AppError('paymentProviderFailed', { cause: new Error(message) });
}

async function postByHttp(url: string, body: string, headers: Record<string, string>): Promise<void> {
  const response = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(10_000) });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the shop answers ${response.status} to a call of the sandbox`);
}
