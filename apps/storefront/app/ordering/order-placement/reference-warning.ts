import type { Translate } from '@bouwpoort/ui/words.ts';
import type { OrderingView } from './use-ordering.ts';

/** The reference was used before: the warning names the order, where the server did. */
export function referenceWarning(
  t: Translate,
  { referenceProbablyExists: exists, prepared }: Pick<OrderingView, 'referenceProbablyExists' | 'prepared'>,
): string | undefined {
  if (!exists) return undefined;
  return prepared?.referenceOrderId
    ? t('referenceExistsIn', { orderId: prepared.referenceOrderId })
    : t('referenceExists');
}
