import { isFor } from '@bouwpoort/contract/foundation/audience';
import type { VentureDetails } from '@bouwpoort/contract/organisation/ventures';
import { Anchor } from '@bouwpoort/ui/atoms/anchor.tsx';
import { Banner } from '@bouwpoort/ui/molecules/banner.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useSyncExternalStore } from 'react';
import { closedMessages, closeMessage, noClosedMessages, subscribeToClosedMessages } from './closed-messages.ts';
import { useSeenNotices } from './seen-notices.ts';

type Messages = Pick<VentureDetails, 'sitewideMessages' | 'ventureMessages'>;

/** The server's messages for this visitor, without those they closed (P 2.8, 4.7). */
export function WebMessages({ venture, isLoggedIn }: { venture: Messages; isLoggedIn: boolean }) {
  const { t } = useTranslation('chrome');
  const closed = useSyncExternalStore(subscribeToClosedMessages, closedMessages, noClosedMessages);
  const messages = [...venture.sitewideMessages, ...venture.ventureMessages].filter(
    ({ id, audience }) => isFor(audience, isLoggedIn) && !closed.includes(id),
  );
  const seen = useSeenNotices(messages.filter(({ closable, type }) => closable && type === 'info').map(({ id }) => id));
  if (messages.length === 0) return null;
  return (
    <aside className="messages" aria-label={t('siteMessages')}>
      {messages.map((message) => (
        <Banner
          key={message.id}
          data-message={message.id}
          data-seen={seen.includes(message.id) ? '' : undefined}
          kind={message.type}
          closeLabel={t('siteMessageClose')}
          onClose={message.closable ? () => closeMessage(message.id) : undefined}
        >
          {message.message}{' '}
          {message.hyperLink && <Anchor href={message.hyperLink}>{message.hyperLinkText ?? t('readMore')}</Anchor>}
        </Banner>
      ))}
    </aside>
  );
}
