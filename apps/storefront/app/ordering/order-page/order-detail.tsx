import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { LinkButton } from '@bouwpoort/ui/atoms/link-button.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { apiUrl } from '../../frame/http/api.ts';
import { longDate } from '../../frame/texts/dates.ts';
import { useChromeSession } from '../../frame/visitor/chrome-session.ts';
import { OrderAccessCard } from '../jobsite-access/order-access-card.tsx';
import { AddToList } from '../lists/add-to-list.tsx';
import type { OrderView } from '../orders/load-order-view.ts';
import type { Order } from '../orders/order.ts';
import { OrderStatusMark } from '../orders/order-status-mark.tsx';
import type { ProjectAddress } from '../orders/project-address.ts';
import { OrderReorder, ReorderResult } from '../reorder/order-reorder.tsx';
import { type Reorder, useReorder } from '../reorder/use-reorder.ts';
import type { openReorderState } from '../reorder/use-reorder-from-list.ts';
import { OrderCancel } from './order-cancel.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderTotals } from './order-totals.tsx';
import { OrderTrack } from './order-track.tsx';
import { useOrderCancel } from './use-order-cancel.ts';

interface OrderDetailProps {
  view: OrderView;
  useOrderApiCodit: boolean;
  projects: readonly ProjectAddress[];
}

/** In print only: the sender, and the contact details of the customer and the branch. */
function OrderSender({ order: { branchId, branchDescription: branch } }: { order: Order }) {
  const { t } = useTranslation('orders');
  const { name, administrativePhoneNumber, administrativeEmailAddress, storeLocations } = useVenture();
  const phone = storeLocations.find((location) => location.branchId === branchId)?.phone;
  const facts = [
    administrativePhoneNumber,
    administrativeEmailAddress,
    branch && t(phone ? 'senderBranchPhone' : 'senderBranch', { branch, phone }),
  ];
  return (
    <p className="order-sender">
      <b>{name}</b>
      {facts.filter(Boolean).join(' · ')}
    </p>
  );
}

/** The list links here to check a repeat order first; going back to this page does not open it again. */
function useAskedReorder({ lines, open }: Reorder): void {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const isAsked = (state as Partial<typeof openReorderState> | null)?.reorder === true;
  const isDone = useRef(false);
  useEffect(() => {
    if (!isAsked || isDone.current) return;
    isDone.current = true;
    if (lines.length > 0) open();
    void navigate(pathname, { replace: true, state: null, preventScrollReset: true });
  }, [isAsked, lines, open, pathname, navigate]);
}

export function OrderDetail({ view, useOrderApiCodit, projects }: OrderDetailProps) {
  const { order, products } = view;
  const { t } = useTranslation('orders');
  const venture = useVenture();
  const session = useChromeSession();
  const mayCancel =
    order.cancelable &&
    session.kind === 'user' &&
    (session.companyRole === 'manager' || session.companyRole === 'buyer');
  const cancel = useOrderCancel(order.id, useOrderApiCodit);
  const reorder = useReorder(order, products);
  const news = useRef<HTMLDivElement>(null);
  useAskedReorder(reorder);
  const isCancelled = cancel.state === 'cancelled';
  // Returned lines have a negative quantity.
  const delivered = order.lineItems.filter(({ quantity }) => quantity > 0);
  // The pressed button is gone: the focus moves to the result.
  useEffect(() => {
    if (isCancelled) news.current?.focus();
  }, [isCancelled]);
  return (
    <>
      <OrderSender order={order} />
      <header className="order-head">
        <div>
          <h1>{t('orderTitle', { id: order.id })}</h1>
          <p className="order-head__intro muted">
            <span>{t('placedOn', { date: longDate(order.date) })}</span> <OrderStatusMark status={order.status} />
          </p>
        </div>
        <div className="order-actions">
          <LinkButton
            look="quiet"
            icon="download"
            href={apiUrl('orders.pdf', { params: { orderId: order.id } })}
            aria-label={t('pdfOf')}
            download
          >
            {t('pdf')}
          </LinkButton>
          <Button look="quiet" icon="printer" className="order-script" onClick={() => window.print()}>
            {t('print')}
          </Button>
          {delivered.length > 0 && (
            <AddToList
              className="order-script"
              label={t('addToList')}
              name={t('orderTitle', { id: order.id })}
              note={[t('listOrigin', { id: order.id, date: longDate(order.date) }), order.reference]
                .filter(Boolean)
                .join(', ')
                .slice(0, 300)}
              articles={() => delivered.map(({ variantCode: code, quantity }) => ({ code, quantity }))}
            />
          )}
          <OrderReorder reorder={reorder} />
          {mayCancel && !isCancelled && <OrderCancel cancel={cancel} />}
        </div>
      </header>
      <div className="order-news" role="status" ref={news} tabIndex={-1}>
        {isCancelled && (
          <Notice icon="check-circle" title={t('cancelled')}>
            <p>{t(order.paymentTermsId === 'ONLINE' ? 'cancelledPaidText' : 'cancelledText')}</p>
          </Notice>
        )}
        <ReorderResult reorder={reorder} />
      </div>
      {cancel.state === 'cancelError' && (
        <Notice kind="error" title={t('cancelError')}>
          <p>{t('cancelErrorText', { phone: venture.administrativePhoneNumber })}</p>
        </Notice>
      )}
      <OrderTrack order={order} />
      <OrderFacts order={order} projects={projects} />
      {order.siteAccess && (
        <div className="order-access">
          <OrderAccessCard {...order} />
        </div>
      )}
      <div className="order-split">
        <OrderLines order={order} products={products} />
        <OrderTotals order={order} />
      </div>
    </>
  );
}
