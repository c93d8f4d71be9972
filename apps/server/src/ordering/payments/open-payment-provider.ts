import type { Config } from '../../foundation/config/config.ts';
import type { Database } from '../../foundation/database/database.ts';
import { payNl } from './pay-nl.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { type Sandbox, sandboxProvider } from './sandbox.ts';

export interface OpenPaymentProvider {
  provider: PaymentProvider;
  /** Present if the sandbox is the provider: it has pages and calls of its own. */
  sandbox: Sandbox | undefined;
}

export function openPaymentProvider(
  { payments, publicUrl }: Pick<Config, 'payments' | 'publicUrl'>,
  deps: { db: Database; clock: () => Date; tokenSecret: string; post?: Sandbox['post'] },
): OpenPaymentProvider {
  if (payments.provider === 'paynl') return { provider: payNl(payments, deps.clock), sandbox: undefined };
  const sandbox = sandboxProvider({ ...deps, publicUrl });
  return { provider: sandbox, sandbox };
}
