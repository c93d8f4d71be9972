import type { SiteMessage } from '@bouwpoort/contract/ventures';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Anchor } from '../ui/atoms/anchor.tsx';
import { Banner } from '../ui/molecules/banner.tsx';
import { closedMessages, closeMessage, noClosedMessages, subscribeToClosedMessages } from './closed-messages.ts';

/** The server's messages minus those this visitor closed (P 2.8, 4.7). */
export function SiteMessages({ messages }: { messages: readonly SiteMessage[] }) {
  const { t } = useTranslation('chrome');
  const closed = useSyncExternalStore(subscribeToClosedMessages, closedMessages, noClosedMessages);
  return messages
    .filter((message) => !closed.includes(message.id))
    .map((message) => (
      <Banner
        key={message.id}
        data-message={message.id}
        kind={message.type}
        label={t('siteMessage')}
        closeLabel={t('siteMessageClose')}
        onClose={message.closable ? () => closeMessage(message.id) : undefined}
      >
        {message.message}{' '}
        {message.hyperLink && <Anchor href={message.hyperLink}>{message.hyperLinkText ?? t('readMore')}</Anchor>}
      </Banner>
    ));
}
