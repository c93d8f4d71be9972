import type { ApprovalSummary } from '@bouwpoort/contract/ordering/approvals';
import { showEuros } from '@bouwpoort/trade/catalogue/quantity-words';
import { Anchor } from '@bouwpoort/ui/atoms/anchor.tsx';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { classNames } from '@bouwpoort/ui/class-names.ts';
import { EmptyState } from '@bouwpoort/ui/molecules/empty-state.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { Tabs } from '@bouwpoort/ui/molecules/tabs.tsx';
import { Table, type TableColumn } from '@bouwpoort/ui/organisms/table.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useKnownChrome, useVenture } from '../../frame/chrome/use-chrome.ts';
import { shortDate } from '../../frame/texts/dates.ts';
import { useChromeSession } from '../../frame/visitor/chrome-session.ts';
import { paths } from '../../frame/web/paths.ts';
import { IncomingApproval, OutgoingApproval } from './approval-card.tsx';
import { outcomeWords, showDay, titleWords } from './approval-words.ts';
import type { Approvals } from './load-approvals.ts';
import { RemindButton } from './remind-button.tsx';
import { StandInsSection } from './stand-ins-section.tsx';
import { useSubmitOnce } from './use-submit-once.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';

export function ApprovalsOverview({ approvals }: { approvals: Approvals | null }) {
  const { t } = useTranslation('approvals');
  return (
    <>
      <div className="top">
        <div className="top__text">
          <h1>{t('title')}</h1>
        </div>
      </div>
      {approvals ? <Lists approvals={approvals} /> : <Notice kind="attention" title={t('loadFailed')} />}
    </>
  );
}

/** The hash of each tab in the address. */
const hashes = { forYou: '', asked: '#mijn', history: '#geschiedenis' } as const;
type TabId = keyof typeof hashes;

function Lists({ approvals: { forYou, asked, history, standIns, substitutes } }: { approvals: Approvals }) {
  const { t } = useTranslation('approvals');
  const { hash } = useLocation();
  const [initial, setInitial] = useState<TabId>(forYou.length === 0 && asked.length > 0 ? 'asked' : 'forYou');
  // The server does not see the hash, so the browser opens the tab.
  useEffect(() => {
    if (hash === hashes.asked) setInitial('asked');
    if (hash === hashes.history) setInitial('history');
  }, [hash]);
  const tabs: { id: TabId; label: string; count?: number; content: ReactNode }[] = [
    {
      id: 'forYou',
      label: t('tab_forYou'),
      count: forYou.length,
      content: <ForYou list={forYou} standIns={standIns} substitutes={substitutes} />,
    },
    { id: 'asked', label: t('tab_asked'), count: asked.length, content: <Asked list={asked} /> },
    { id: 'history', label: t('tab_history'), content: <History list={history} /> },
  ];
  return (
    <div className={classNames(forYou.length > 0 && 'ap-waiting')}>
      <Tabs
        key={initial}
        label={t('tabsLabel')}
        tabs={tabs}
        initial={initial}
        onOpen={(id) => {
          const { pathname, search } = window.location;
          window.history.replaceState(window.history.state, '', `${pathname}${search}${hashes[id as TabId]}`);
        }}
      />
    </div>
  );
}

interface ForYouProps extends Pick<Approvals, 'standIns' | 'substitutes'> {
  list: readonly ApprovalSummary[];
}

function ForYou({ list, standIns, substitutes }: ForYouProps) {
  const { t } = useTranslation('approvals');
  const venture = useVenture();
  const session = useChromeSession();
  const ownId = useKnownChrome().session?.userId;
  const isManager = session.kind === 'user' && session.companyRole === 'manager';
  return (
    <div className="ap-list">
      {list.length === 0 && <EmptyState icon="approve" title={t('emptyForYou')} text={t('emptyForYouText')} />}
      {list.map((one) => (
        <IncomingApproval key={one.approvalId} one={one} />
      ))}
      {isManager && (
        <div className="rows">
          {standIns.map((one) => (
            <RowLink
              key={one.id}
              href={`${paths.company(venture)}#vervangen`}
              icon="calendar"
              title={t(ownId === one.user.id ? 'standInRowMine' : 'standInRow', {
                standIn: one.standIn.name,
                user: one.user.name,
                from: showDay(one.fromDay),
                until: showDay(one.untilDay),
              })}
              sub={t('standInSub')}
            />
          ))}
          <RowLink href={`${paths.company(venture)}#regels`} icon="approve" title={t('rulesRow')} sub={t('rulesSub')} />
        </div>
      )}
      {!isManager && substitutes.length > 0 && <StandInsSection standIns={standIns} substitutes={substitutes} />}
    </div>
  );
}

function RowLink({
  href,
  icon,
  title,
  sub,
}: {
  href: string;
  icon: 'calendar' | 'approve';
  title: string;
  sub: string;
}) {
  return (
    <Anchor className="row" href={href}>
      <Icon name={icon} />
      <span className="row__main">
        <span className="row__title">{title}</span>
        <span className="row__sub">{sub}</span>
      </span>
      <Icon name="chevron-right" size="control" />
    </Anchor>
  );
}

function Asked({ list }: { list: readonly ApprovalSummary[] }) {
  const { t } = useTranslation('approvals');
  const sending = useSubmitOnce(t('failed'));
  const [withdrawing, setWithdrawing] = useState<ApprovalSummary | null>(null);
  if (list.length === 0) return <EmptyState icon="approve" title={t('emptyAsked')} text={t('emptyAskedText')} />;
  return (
    <div className="ap-list">
      {sending.refusal && <Notice kind="error" title={sending.refusal} />}
      {list.map((one) => (
        <OutgoingApproval key={one.approvalId} one={one}>
          <RemindButton approval={one} sending={sending} />
          <Button look="danger" onClick={() => setWithdrawing(one)}>
            {t('withdraw')}
          </Button>
        </OutgoingApproval>
      ))}
      <WithdrawDialog approvalId={withdrawing?.approvalId ?? null} onClose={() => setWithdrawing(null)} />
    </div>
  );
}

const looks: Partial<Record<ApprovalSummary['state'], string>> = {
  ordered: 'status--open',
  denied: 'status--wait',
  withdrawn: 'status--off',
  expired: 'status--off',
};

function History({ list }: { list: readonly ApprovalSummary[] }) {
  const { t } = useTranslation('approvals');
  const venture = useVenture();
  if (list.length === 0) return <EmptyState icon="history" title={t('emptyHistory')} text={t('emptyHistoryText')} />;
  const showsAmounts = list.some(({ amount }) => amount !== undefined);
  const amount: TableColumn<ApprovalSummary> = {
    id: 'amount',
    header: t('exVat'),
    kind: 'amount',
    stacked: 'right',
    cell: (one) => one.amount !== undefined && <b>{showEuros(one.amount)}</b>,
  };
  const columns: TableColumn<ApprovalSummary>[] = [
    { id: 'date', header: t('date'), cell: (one) => shortDate(one.decidedAt ?? one.askedAt) },
    { id: 'who', header: t('who'), stacked: 'right', cell: (one) => one.requester },
    {
      id: 'what',
      header: t('what'),
      stacked: 'full',
      cell: (one) => <Anchor href={paths.approval(venture, one.approvalId)}>{titleWords(t, one)}</Anchor>,
    },
    { id: 'site', header: t('site'), stacked: 'full', cell: (one) => <span className="muted">{one.projectName}</span> },
    {
      id: 'outcome',
      header: t('outcome'),
      cell: (one) => (
        <>
          <span className={classNames('status', looks[one.state])}>{outcomeWords(t, one)}</span>{' '}
          <span className="small muted">{one.orderIds.join(', ')}</span>
        </>
      ),
    },
    ...(showsAmounts ? [amount] : []),
  ];
  return (
    <div className="panel ap-history">
      <Table caption={t('tab_history')} columns={columns} rows={list} rowKey={({ approvalId }) => approvalId} />
    </div>
  );
}
