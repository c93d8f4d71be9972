import { windowWords } from '@bouwpoort/trade/catalogue/delivery-words';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { shortMoment } from '../../frame/texts/dates.ts';
import type { Order } from '../orders/order.ts';
import { progressOf } from './order-progress.ts';

export function OrderTrack({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const marks = progressOf(order);
  if (marks.length === 0) return null;
  const [first] = order.lineItems;
  const expected =
    first?.deliveryFrom &&
    windowWords({ after: first.deliveryFrom, before: first.deliveryUntil ?? first.deliveryFrom });
  const notes: ReadonlyMap<string, string | undefined> = new Map(
    Object.entries<string | undefined>({
      received: shortMoment(order.date),
      open: order.status === 'openstaandeorder' ? t('step_openText') : undefined,
      backorder: t('step_backorderText'),
      ...(expected && { delivered: expected, collected: expected }),
    }),
  );
  return (
    <ol className="track" aria-label={t('progress')}>
      {marks.map(({ step, state }) => (
        <li key={step} className={state} aria-current={state === 'now' ? 'step' : undefined}>
          <span className="track__step">{t(`step_${step}`)}</span>
          {state === 'done' && <span className="sr-only"> ({t('stepDone')})</span>}
          {notes.get(step) && <span className="track__note">{notes.get(step)}</span>}
        </li>
      ))}
    </ol>
  );
}
