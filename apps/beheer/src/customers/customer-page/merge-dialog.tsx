import {
  type BeheerCustomerRow,
  beheerCustomerRoutes,
  type MergePreview,
} from '@bouwpoort/contract/customers/customers.staff';
import { showEuros } from '@bouwpoort/trade/catalogue/quantity-words';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Dialog } from '@bouwpoort/ui/molecules/dialog.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { TextField } from '@bouwpoort/ui/molecules/text-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../frame/api/call.ts';
import { Facts } from '../../frame/kit/facts.tsx';
import { useUndoNotice } from '../../frame/kit/undo.tsx';
import { useScope } from '../../frame/session/scope.ts';
import { useCustomerRefresh } from '../customers/use-customer-changes.ts';

/** Shows the effects before the button, because there is no automatic undo. */
export function MergeDialog({ from, onClose }: { from: BeheerCustomerRow; onClose: () => void }) {
  const { t } = useTranslation('beheer-customers');
  const { t: common } = useTranslation('beheer');
  const { link } = useScope();
  const navigate = useNavigate();
  const notify = useUndoNotice();
  const refresh = useCustomerRefresh();
  const [intoId, setIntoId] = useState('');
  const preview = useMutation({
    mutationFn: () =>
      call(beheerCustomerRoutes.mergePreview, { params: { customerId: from.customerId, intoId: intoId.trim() } }),
  });
  const merge = useMutation({
    mutationFn: ({ into, fromVersion, intoVersion }: MergePreview) =>
      call(beheerCustomerRoutes.merge, {
        params: { customerId: from.customerId, intoId: into.customerId },
        body: { fromVersion, intoVersion },
      }),
    onSuccess: async ({ row }) => {
      await refresh();
      notify({ text: t('mergeDone', { from: from.customerName, into: row.customerName }) });
      onClose();
      navigate(link(`/klanten/${row.customerId}`));
    },
  });
  const error = merge.error ?? preview.error;
  const found = preview.data;
  return (
    <Dialog open onClose={onClose} title={t('mergeTitle', { name: from.customerName })} bare>
      <form
        className="side-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (found) merge.mutate(found);
          else preview.mutate();
        }}
      >
        <div className="dialog__body stack">
          <p className="muted">{t('mergeText')}</p>
          {error && <Notice kind="error" title={error.message} />}
          <TextField
            label={t('mergeInto')}
            value={intoId}
            autoComplete="off"
            onChange={(event) => {
              setIntoId(event.target.value);
              preview.reset();
              merge.reset();
            }}
            data-initial-focus
          />
          {found && (
            <Facts
              facts={[
                [t('mergeTo'), `${found.into.customerName} (${found.into.customerId})`],
                [t('part_orders'), found.orders],
                [t('part_gebruikers'), found.users],
                [t('addresses'), found.addresses],
                [t('projects'), found.projects],
                [t('part_prijsafspraken'), found.agreements],
                [t('mergeDouble'), found.doubleAgreements],
                [t('creditUsed'), showEuros(found.creditUsed)],
              ]}
            />
          )}
        </div>
        <div className="dialog__foot">
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button
            type="submit"
            look="primary"
            disabled={intoId.trim() === ''}
            state={merge.isPending || preview.isPending ? 'busy' : 'idle'}
          >
            {t(found ? 'mergeDo' : 'mergePreview')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
