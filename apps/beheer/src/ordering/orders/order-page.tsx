import { type BeheerOrder, beheerOrderRoutes } from '@bouwpoort/contract/ordering/orders.staff';
import { showEuros } from '@bouwpoort/trade/catalogue/quantity-words';
import { buttonClass } from '@bouwpoort/ui/atoms/button-class.ts';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { Skeleton } from '@bouwpoort/ui/atoms/skeleton.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link, useParams } from 'react-router';
import { urlOf } from '../../frame/api/call.ts';
import { read } from '../../frame/api/read.ts';
import { Keys } from '../../frame/keyboard/keys.tsx';
import { useShortcut } from '../../frame/keyboard/shortcuts.tsx';
import { Card } from '../../frame/kit/card.tsx';
import { Moment } from '../../frame/kit/moment.tsx';
import { PermissionButton } from '../../frame/kit/permission.tsx';
import { StateMark } from '../../frame/kit/state-mark.tsx';
import { OfVenture } from '../../frame/kit/venture-mark.tsx';
import { RecordError } from '../../frame/page/not-found.tsx';
import { PageHead } from '../../frame/page/page-head.tsx';
import { useScope } from '../../frame/session/scope.ts';
import { useHasPermission, useMe } from '../../frame/session/session.ts';
import { useReturnToList } from '../../frame/table/list-return.ts';
import { PreviousNext } from '../../frame/table/previous-next.tsx';
import { fullMoment } from '../../frame/texts/dutch-time.ts';
import { CancelDialog, RefundDialog } from './order-dialogs.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderState, OrderStatusMark } from './order-state.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { type OrderActions, useOrderActions } from './use-order-actions.ts';

export function Component() {
  const { orderId = '' } = useParams();
  const { data, error, refetch } = useQuery({
    ...read(beheerOrderRoutes.details, { params: { orderId } }),
    // Poll while a refund or a transfer to the ERP is in progress.
    refetchInterval: ({ state }) => (state.data && isMoving(state.data) ? 3000 : false),
  });
  if (error) return <RecordError error={error} retry={refetch} list="/orders" />;
  if (!data) return <Skeleton height="20rem" />;
  return <OrderScreen key={orderId} data={data} />;
}

function isMoving({ row, refunds }: BeheerOrder): boolean {
  return row.erp === 'waiting' || refunds.some(({ state }) => state === 'asked');
}

function OrderScreen({ data }: { data: BeheerOrder }) {
  const { t } = useTranslation('beheer-orders');
  const list = useReturnToList('/orders');
  const { row, order, orderer } = data;
  const where = { ventureId: row.ventureId, branchId: row.branchId };
  const mayAct = useHasPermission('orders.act', where);
  const actions = useOrderActions(row.orderId);
  const noteField = useRef<HTMLTextAreaElement>(null);
  const [dialog, setDialog] = useState<'cancel' | 'refund'>();
  const closeDialog = () => {
    setDialog(undefined);
    actions.cancel.reset();
    actions.refund.reset();
  };
  const when = fullMoment(order.orderDate);
  const who = orderer?.name ?? order.customerName;
  return (
    <>
      <PageHead
        title={t('order', { id: row.orderId })}
        mark={
          <>
            <OrderStatusMark status={row.status} />
            {(row.isHeld || (row.erp !== 'taken' && (row.erp === 'refused' || row.erpTries > 0))) &&
              row.status !== 'canceled' && <OrderState row={row} />}
          </>
        }
        crumbs={[{ label: t('orders'), href: list }]}
        meta={
          <>
            <OfVenture ventureId={row.ventureId}>{row.branchName}</OfVenture>
            <Moment at={order.orderDate}>{who ? t('orderedBy', { when, who }) : t('ordered', { when })}</Moment>
            {row.reference && <span>{row.reference}</span>}
            <span>{row.assignee ? t('assignee', { name: row.assignee.name }) : t('unassigned')}</span>
            <PreviousNext list="/orders" id={row.orderId} />
          </>
        }
      >
        <OrderButtons
          data={data}
          actions={actions}
          mayAct={mayAct}
          onNote={() => noteField.current?.focus()}
          onCancel={() => setDialog('cancel')}
        />
      </PageHead>
      <ActionErrors actions={actions} />
      {row.erp === 'refused' && (
        <Notice kind="error" title={t('refusedTitle')}>
          {data.erpAnswer && <p className="code">{data.erpAnswer}</p>}
          <p>{t('refusedText')}</p>
        </Notice>
      )}
      {row.isHeld && row.status !== 'canceled' && <HeldNotice data={data} actions={actions} />}
      <div className="cols cols--log cols--wide">
        <div className="col">
          <OrderFacts data={data} />
          <OrderLines order={order} />
          <div className="cols cols--half">
            <Documents orderId={row.orderId} />
            <Possible data={data} onCancel={() => setDialog('cancel')} onRefund={() => setDialog('refund')} />
          </div>
        </div>
        <div className="col">
          <OrderTimeline entries={data.timeline} actions={actions} mayAct={mayAct} noteField={noteField} />
        </div>
      </div>
      {dialog === 'cancel' && <CancelDialog order={data} actions={actions} onClose={closeDialog} />}
      {dialog === 'refund' && <RefundDialog order={data} actions={actions} onClose={closeDialog} />}
    </>
  );
}

interface OrderButtonsProps {
  data: BeheerOrder;
  actions: OrderActions;
  mayAct: boolean;
  onNote: () => void;
  onCancel: () => void;
}

function OrderButtons({ data, actions, mayAct, onNote, onCancel }: OrderButtonsProps) {
  const { t } = useTranslation('beheer-orders');
  const { link } = useScope();
  const me = useMe();
  const { row, orderer } = data;
  const where = { ventureId: row.ventureId, branchId: row.branchId };
  const isMine = row.assignee?.staffId === me.staffId;
  const canResend = row.erp === 'waiting' || row.erp === 'refused';
  const take = () => (isMine ? actions.leave : actions.take).mutate(undefined);
  const resend = () => actions.resend.mutate(undefined);
  const group = t('orders');
  useShortcut({ keys: 'N', label: t('noteAction'), group }, onNote, { enabled: mayAct });
  useShortcut({ keys: 'A', label: t('takeIt'), group }, take, { enabled: mayAct });
  useShortcut({ keys: 'R', label: t('resend'), group }, resend, { enabled: mayAct && canResend });
  return (
    <>
      {orderer?.customerId && (
        <Link
          className={buttonClass({ look: 'secondary' }, 'm-hide')}
          to={link(`/klanten/${orderer.customerId}/meekijken?als=${orderer.userId}`)}
        >
          <Icon name="eye" size="small" />
          {t('viewAs')}
        </Link>
      )}
      <PermissionButton permission="orders.act" where={where} onClick={take}>
        {t(isMine ? 'leaveIt' : 'takeIt')}
        <Keys keys="A" />
      </PermissionButton>
      <PermissionButton permission="orders.act" where={where} onClick={onNote}>
        {t('noteAction')}
        <Keys keys="N" />
      </PermissionButton>
      {row.isOpen && row.status !== 'canceled' && (
        <PermissionButton permission="orders.act" where={where} className="m-hide" icon="close" onClick={onCancel}>
          {t('cancelOrder')}
        </PermissionButton>
      )}
      {canResend && (
        <PermissionButton
          permission="orders.act"
          where={where}
          look="primary"
          icon="refresh"
          state={actions.resend.isPending ? 'busy' : 'idle'}
          onClick={resend}
        >
          {t('resend')}
          <Keys keys="R" />
        </PermissionButton>
      )}
    </>
  );
}

/** A refusal stays until the user has seen it; the dialogs show their own. */
function ActionErrors({ actions }: { actions: OrderActions }) {
  const failed = [actions.resend, actions.release, actions.take, actions.leave].find(({ error }) => error !== null);
  return failed?.error ? <Notice kind="error" title={failed.error.message} /> : null;
}

function HeldNotice({ data: { row, customer }, actions }: { data: BeheerOrder; actions: OrderActions }) {
  const { t } = useTranslation('beheer-orders');
  return (
    <Notice kind="attention" title={t('heldTitle')}>
      <p>
        {t('heldText', {
          used: showEuros(customer.creditUsed),
          limit: customer.creditLimit === null ? '–' : showEuros(customer.creditLimit),
        })}
      </p>
      <div className="acts">
        <PermissionButton
          permission="orders.act"
          where={{ ventureId: row.ventureId, branchId: row.branchId }}
          className="btn--s"
          state={actions.release.isPending ? 'busy' : 'idle'}
          onClick={() => actions.release.mutate(undefined)}
        >
          {t('release')}
        </PermissionButton>
      </div>
    </Notice>
  );
}

function Documents({ orderId }: { orderId: string }) {
  const { t } = useTranslation('beheer-orders');
  return (
    <Card title={t('documents')} bare>
      <table className="dt dt--plain">
        <tbody>
          <tr>
            <td>
              <span className="vt">
                <Icon name="file-text" size="small" />
                {t('pdf')}
              </span>
            </td>
            <td className="r w0">
              <a
                className={buttonClass({ look: 'quiet' }, 'btn--icon btn--s')}
                href={urlOf(beheerOrderRoutes.pdf, { params: { orderId } })}
                download
                aria-label={t('download', { name: t('pdf') })}
              >
                <Icon name="download" size="small" />
              </a>
            </td>
          </tr>
        </tbody>
      </table>
    </Card>
  );
}

interface PossibleProps {
  data: BeheerOrder;
  onCancel: () => void;
  onRefund: () => void;
}

const refundLooks = { asked: 'busy', done: 'done', refused: 'bad' } as const;

function Possible({ data: { row, payment, refunds }, onCancel, onRefund }: PossibleProps) {
  const { t } = useTranslation('beheer-orders');
  const where = { ventureId: row.ventureId, branchId: row.branchId };
  const canCancel = row.isOpen && row.status !== 'canceled';
  const canRefund = payment !== null && payment.refundable > 0;
  return (
    <Card title={t('may')}>
      <div className="stack stack--s">
        <div className="acts">
          {canCancel && (
            <PermissionButton permission="orders.act" where={where} className="btn--s" onClick={onCancel}>
              {t('cancelOrder')}
            </PermissionButton>
          )}
          {canRefund && (
            <PermissionButton permission="orders.act" where={where} className="btn--s" onClick={onRefund}>
              {t('refund')}
            </PermissionButton>
          )}
        </div>
        <p className="may">
          <Icon name="info" size="small" />
          <span>{t(canCancel ? 'mayCancel' : 'mayCancelNot')}</span>
        </p>
        <p className="may">
          <Icon name={canRefund ? 'info' : 'lock'} size="small" />
          <span>{canRefund ? t('mayRefund', { amount: showEuros(payment.refundable) }) : t('mayRefundNot')}</span>
        </p>
        {refunds.map(({ refundId, amount, state, reason }) => (
          <p key={refundId}>
            <StateMark look={refundLooks[state]}>{t(`refundState_${state}`)}</StateMark> {showEuros(amount)}, {reason}
          </p>
        ))}
      </div>
    </Card>
  );
}
