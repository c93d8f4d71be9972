import { type BeheerOrder, beheerOrderRoutes } from '@bouwpoort/contract/ordering/orders.staff';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../frame/api/call.ts';
import { read } from '../../frame/api/read.ts';
import { useUndoNotice } from '../../frame/kit/undo.tsx';

/** The actions on an order; each resolves to the current order. */
export function useOrderActions(orderId: string) {
  const { t } = useTranslation('beheer-orders');
  const client = useQueryClient();
  const notify = useUndoNotice();
  const params = { orderId };
  const mutation = <Input>(run: (input: Input) => Promise<BeheerOrder>, text: string) => ({
    mutationFn: run,
    onSuccess: (order: BeheerOrder) => {
      client.setQueryData(read(beheerOrderRoutes.details, { params }).queryKey, order);
      client.invalidateQueries({ queryKey: [beheerOrderRoutes.list.path] });
      client.invalidateQueries({ queryKey: [beheerOrderRoutes.views.path] });
      notify({ text });
    },
    // Somebody else may have changed the order.
    onError: () => client.invalidateQueries({ queryKey: read(beheerOrderRoutes.details, { params }).queryKey }),
  });
  return {
    resend: useMutation(mutation(() => call(beheerOrderRoutes.resend, { params }), t('resent', { id: orderId }))),
    release: useMutation(mutation(() => call(beheerOrderRoutes.release, { params }), t('released', { id: orderId }))),
    take: useMutation(mutation(() => call(beheerOrderRoutes.assign, { params, body: { mine: true } }), t('taken'))),
    leave: useMutation(mutation(() => call(beheerOrderRoutes.assign, { params, body: { mine: false } }), t('left'))),
    note: useMutation(
      mutation((text: string) => call(beheerOrderRoutes.note, { params, body: { text } }), t('notePlaced')),
    ),
    cancel: useMutation(
      mutation(
        (reason: string) => call(beheerOrderRoutes.cancel, { params, body: { reason } }),
        t('canceled', { id: orderId }),
      ),
    ),
    refund: useMutation(
      mutation(
        ({ key, ...body }: { amount: number; reason: string; key: string }) =>
          call(beheerOrderRoutes.refund, { params, body, headers: { 'idempotency-key': key } }),
        t('refunded'),
      ),
    ),
  };
}

export type OrderActions = ReturnType<typeof useOrderActions>;
