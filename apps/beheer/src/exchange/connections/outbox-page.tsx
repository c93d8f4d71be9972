import { beheerIntegrationRoutes, type OutboxRow } from '@bouwpoort/contract/exchange/connections.staff';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { call } from '../../frame/api/call.ts';
import { read } from '../../frame/api/read.ts';
import { Moment } from '../../frame/kit/moment.tsx';
import { PermissionButton } from '../../frame/kit/permission.tsx';
import { StateMark } from '../../frame/kit/state-mark.tsx';
import { useUndoNotice } from '../../frame/kit/undo.tsx';
import { OfVenture } from '../../frame/kit/venture-mark.tsx';
import { useScope } from '../../frame/session/scope.ts';
import { type Column, DataTable } from '../../frame/table/data-table.tsx';
import { useList, useListPage } from '../../frame/table/use-list.ts';
import { IntegrationsHead } from './integrations-head.tsx';

/** Orders that the ERP does not have yet; refused ones need a person. */
export function Component() {
  const { t } = useTranslation('beheer-integrations');
  const { venture, link } = useScope();
  const list = useList();
  const client = useQueryClient();
  const notify = useUndoNotice();
  const { data, table } = useListPage(
    list,
    read(beheerIntegrationRoutes.outbox, {
      query: { ...list.page, ...(venture ? { ventureId: venture.ventureId } : {}) },
    }),
  );
  const { mutate: send, error: sendError } = useMutation({
    mutationFn: (orderId: string) => call(beheerIntegrationRoutes.sendAgain, { params: { orderId } }),
    onSuccess: (_, orderId) => {
      notify({ text: t('orderSent', { orderId }) });
      return client.invalidateQueries({ queryKey: [beheerIntegrationRoutes.outbox.path] });
    },
  });
  const columns = useMemo(
    (): Column<OutboxRow>[] => [
      {
        id: 'order',
        label: t('columnOrder'),
        className: 'n',
        cell: ({ orderId, ventureId }) => (
          <OfVenture ventureId={ventureId}>
            <Link className="b" to={link(`/orders/${orderId}`)}>
              {orderId}
            </Link>
          </OfVenture>
        ),
      },
      {
        id: 'customer',
        label: t('columnCustomer'),
        className: 'max p2 m-hide',
        cell: ({ customerName }) => customerName ?? t('customerHidden'),
      },
      {
        id: 'date',
        label: t('columnTime'),
        className: 'n muted',
        cell: ({ orderDate }) => <Moment at={orderDate} />,
      },
      {
        id: 'answer',
        label: t('columnAnswer'),
        className: 'max m-full',
        cell: ({ isRefused, isHeld, lastTry }) => (
          <StateMark look={isRefused ? 'bad' : lastTry ? 'wait' : 'busy'}>
            {lastTry ? `${lastTry.status ?? ''} ${lastTry.answer}`.trim() : t(isHeld ? 'heldForCredit' : 'onItsWay')}
          </StateMark>
        ),
      },
      { id: 'tries', label: t('columnTries'), className: 'r', cell: ({ tries }) => tries },
      {
        id: 'next',
        label: t('columnNext'),
        className: 'n p2 m-hide',
        cell: ({ isRefused }) => t(isRefused ? 'nextPerson' : 'nextSelf'),
      },
      {
        id: 'send',
        label: t('sendNow'),
        isHeadHidden: true,
        className: 'r w0',
        cell: ({ orderId, ventureId }) => (
          <PermissionButton
            permission="integrations.manage"
            where={{ ventureId }}
            className="btn--s"
            icon="refresh"
            onClick={() => send(orderId)}
          >
            {t('sendNow')}
            <span className="sr-only"> {orderId}</span>
          </PermissionButton>
        ),
      },
    ],
    [t, link, send],
  );
  return (
    <>
      <IntegrationsHead />
      {sendError && <Notice kind="error" title={sendError.message} />}
      {data && (
        <div className="cnts cnts--4 imports-gap">
          <div className="cnt">
            <span className="fig">{(data.total?.count ?? 0) - data.refused}</span>
            <b className="b">{t('erpWaiting')}</b>
            <span className="sub">{t('erpWaitingNote')}</span>
          </div>
          <div className={data.refused > 0 ? 'cnt cnt--bad' : 'cnt'}>
            <span className="fig">{data.refused}</span>
            <b className="b">{t('erpRefused')}</b>
            <span className="sub">{t('erpRefusedNote')}</span>
          </div>
        </div>
      )}
      <DataTable
        name="outbox"
        label={t('tabErp')}
        {...table}
        columns={columns}
        rows={data?.orders}
        rowId={({ orderId }) => orderId}
        rowLook={({ isRefused }) => (isRefused ? 'bad' : undefined)}
        href={({ orderId }) => link(`/orders/${orderId}`)}
        empty={{ title: t('outboxEmpty'), text: t('outboxEmptyText') }}
        foot={<span>{t('outboxFoot')}</span>}
      />
    </>
  );
}
