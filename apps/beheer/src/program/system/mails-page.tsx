import { beheerSystemRoutes, type MailRow, mailStates } from '@bouwpoort/contract/program/system.staff';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { read } from '../../frame/api/read.ts';
import { Moment } from '../../frame/kit/moment.tsx';
import { StateMark } from '../../frame/kit/state-mark.tsx';
import { OfVenture } from '../../frame/kit/venture-mark.tsx';
import { useScope } from '../../frame/session/scope.ts';
import { type Column, DataTable } from '../../frame/table/data-table.tsx';
import { type Filter, useList, useListPage } from '../../frame/table/use-list.ts';
import { SystemHead } from './system-head.tsx';

export function MailState({ mail }: { mail: Pick<MailRow, 'sentAt' | 'lastError'> }) {
  const { t } = useTranslation('beheer-system');
  if (mail.sentAt) return <StateMark look="done">{t('mail-sent')}</StateMark>;
  return mail.lastError ? (
    <StateMark look="bad">{t('mail-failed')}</StateMark>
  ) : (
    <StateMark look="busy">{t('mail-unsent')}</StateMark>
  );
}

/** Every mail that the shop sent. */
export function Component() {
  const { t } = useTranslation('beheer-system');
  const { venture, link } = useScope();
  const filters = useMemo(
    (): Filter[] => [
      {
        id: 'stand',
        label: t('columnState'),
        kind: 'choice',
        options: mailStates.map((value) => ({ value, label: t(`mail-${value}`) })),
      },
    ],
    [t],
  );
  const list = useList({ filters });
  const state = mailStates.find((one) => one === list.filters.stand);
  const { data, table } = useListPage(
    list,
    read(beheerSystemRoutes.mails, {
      query: {
        ...list.page,
        ...(state ? { state } : {}),
        ...(list.search ? { q: list.search } : {}),
        ...(venture ? { ventureId: venture.ventureId } : {}),
      },
    }),
  );
  const columns = useMemo(
    (): Column<MailRow>[] => [
      {
        id: 'subject',
        label: t('columnSubject'),
        className: 'max m-full',
        cell: ({ mailId, subject, ventureId }) => (
          <OfVenture ventureId={ventureId}>
            <Link to={link(`/systeem/mails/${mailId}`)}>{subject}</Link>
          </OfVenture>
        ),
      },
      { id: 'to', label: t('columnTo'), className: 'n', cell: ({ to }) => to },
      {
        id: 'kind',
        label: t('columnKind'),
        className: 'n p3 m-hide',
        cell: ({ kind }) => t([`mailKind-${kind}`, kind]),
      },
      {
        id: 'when',
        label: t('columnWhen'),
        className: 'n muted',
        cell: ({ createdAt }) => <Moment at={createdAt} />,
      },
      { id: 'attempts', label: t('columnAttempts'), className: 'r p3 m-hide', cell: ({ attempts }) => attempts },
      { id: 'state', label: t('columnState'), className: 'n', cell: (mail) => <MailState mail={mail} /> },
    ],
    [t, link],
  );
  return (
    <>
      <SystemHead />
      <DataTable
        name="mails"
        label={t('tabMails')}
        {...table}
        columns={columns}
        rows={data?.mails}
        rowId={({ mailId }) => mailId}
        rowLook={({ sentAt, lastError }) => (!sentAt && lastError ? 'bad' : undefined)}
        href={({ mailId }) => link(`/systeem/mails/${mailId}`)}
        search={{ label: t('mailSearch'), placeholder: t('mailSearchPlaceholder') }}
        empty={{ title: t('mailsEmpty') }}
      />
    </>
  );
}
