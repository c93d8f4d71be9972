import type { ApprovalSummary } from '@bouwpoort/contract/ordering/approvals';
import { showEuros } from '@bouwpoort/trade/catalogue/quantity-words';
import { Anchor } from '@bouwpoort/ui/atoms/anchor.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { LinkButton } from '@bouwpoort/ui/atoms/link-button.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import type { ReactNode, Ref } from 'react';
import { PersonLabel } from '../../frame/account-frame/person-label.tsx';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { useNear } from '../../frame/document/use-near.ts';
import { shortMoment } from '../../frame/texts/dates.ts';
import { paths } from '../../frame/web/paths.ts';
import { OutlookBudget, OutlookChanges, useOutlook } from './approval-outlook.tsx';
import { listNames, reasonWords, showDay, titleWords } from './approval-words.ts';

function Card({
  one,
  amount,
  who,
  aside,
  news,
  ref,
  children,
}: {
  one: ApprovalSummary;
  amount: number | undefined;
  who: ReactNode;
  aside: ReactNode;
  /** Shown below the reason for approval. */
  news?: ReactNode;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}) {
  const { t } = useTranslation('approvals');
  const venture = useVenture();
  return (
    <article className="ap" ref={ref}>
      <div className="ap__who">
        {who}
        {amount !== undefined && <span className="ap__amt">{showEuros(amount)}</span>}
      </div>
      <div className="ap__main">
        <h2>
          <Anchor href={paths.approval(venture, one.approvalId)}>{titleWords(t, one)}</Anchor>
        </h2>
        {one.projectName && (
          <p className="top__tags">
            <span>
              <Icon name="hard-hat" size="small" />
              <b>{one.projectName}</b>
            </span>
          </p>
        )}
        <p className="small muted">
          {reasonWords(t, one.reason)}
          {one.note && <> · {one.note}</>}
        </p>
        {news}
      </div>
      <div className="ap__bud">{aside}</div>
      <div className="ap__do">{children}</div>
    </article>
  );
}

/** A request of a colleague that awaits the visitor's decision. */
export function IncomingApproval({ one }: { one: ApprovalSummary }) {
  const { t } = useTranslation('approvals');
  const venture = useVenture();
  const asked = shortMoment(one.askedAt);
  const [card, isNear] = useNear<HTMLElement>();
  const outlook = useOutlook(one.approvalId, isNear);
  return (
    <Card
      ref={card}
      one={one}
      amount={outlook?.totals?.subtotal ?? one.amount}
      who={
        <PersonLabel
          name={one.requester}
          sub={one.onBehalfOf ? `${asked} · ${t('onBehalfOf', { name: one.onBehalfOf })}` : asked}
        />
      }
      aside={
        <>
          {outlook && <OutlookBudget outlook={outlook} />}
          <span className="small">{t('expiresOn', { day: showDay(one.expiresOn) })}</span>
        </>
      }
      news={<p className="ap__news">{outlook && <OutlookChanges outlook={outlook} />}</p>}
    >
      <LinkButton look="primary" icon="check" href={paths.approval(venture, one.approvalId, true)}>
        {t('approve')}
      </LinkButton>
      <LinkButton href={paths.approval(venture, one.approvalId)}>{t('view')}</LinkButton>
    </Card>
  );
}

/** A request of the visitor that awaits somebody else's decision. */
export function OutgoingApproval({ one, children }: { one: ApprovalSummary; children: ReactNode }) {
  const { t } = useTranslation('approvals');
  return (
    <Card
      one={one}
      amount={one.amount}
      who={<PersonLabel name={listNames(one.waitsFor) || t('waitsForNobody')} sub={t('decidesYours')} />}
      aside={<span className="small">{t('expiresOn', { day: showDay(one.expiresOn) })}</span>}
    >
      {children}
    </Card>
  );
}
