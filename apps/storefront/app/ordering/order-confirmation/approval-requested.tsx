import type { ApprovalAsked as Asked } from '@bouwpoort/contract/ordering/approvals';
import { showDate } from '@bouwpoort/trade/foundation/dutch-dates';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { LinkButton } from '@bouwpoort/ui/atoms/link-button.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useEffect, useRef } from 'react';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { paths } from '../../frame/web/paths.ts';

/** Nothing is ordered yet: shows the approvers, the deadline, and a link to follow the request. */
export function ApprovalRequested({ approval }: { approval: Asked }) {
  const { t } = useTranslation('checkout');
  const venture = useVenture();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const approvers = new Intl.ListFormat('nl-NL', { type: 'disjunction' }).format(approval.approvers);
  return (
    <article className="processed__order">
      <header className="processed__head">
        <Icon name="check-circle" size="extra-large" />
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {t('approvalAsked', { names: approvers })}
          </h1>
          <p>{t('approvalAskedText', { day: showDate(approval.expiresOn) })}</p>
        </div>
      </header>
      <div className="rowline">
        <LinkButton look="primary" href={paths.approval(venture, approval.approvalId)}>
          {t('toApproval')}
        </LinkButton>
        <LinkButton href={paths.home(venture)}>{t('shopOn')}</LinkButton>
      </div>
    </article>
  );
}
