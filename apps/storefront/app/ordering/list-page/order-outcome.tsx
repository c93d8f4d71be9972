import { withTimesSigns } from '@bouwpoort/trade/foundation/times-signs';
import { TextLink } from '@bouwpoort/ui/atoms/text-link.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { paths } from '../../frame/web/paths.ts';
import type { OrderOutcome } from '../lists/use-order-from-list.ts';

/** The result of an order, in a live region. */
export function OrderOutcomeNotice({ outcome }: { outcome: OrderOutcome | undefined }) {
  const { t } = useTranslation('order-lists');
  const venture = useVenture();
  return (
    <div role="status" className="list-news">
      {outcome?.failure && <Notice kind="error" title={outcome.failure} />}
      {outcome && outcome.added > 0 && (
        <Notice kind="success" title={t('addedToCart', { count: outcome.added })}>
          <TextLink strong href={paths.cart(venture)}>
            {t('viewCart')}
          </TextLink>
        </Notice>
      )}
      {outcome && outcome.refused.length > 0 && (
        <Notice kind="attention" title={t('refusedTitle', { count: outcome.refused.length })}>
          <ul>
            {outcome.refused.slice(0, 10).map(({ id, displayName, reason }) => (
              <li key={id}>
                {withTimesSigns(displayName)}: {reason}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}
