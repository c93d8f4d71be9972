import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Dialog } from '@bouwpoort/ui/molecules/dialog.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import type { OrderCancelling } from './use-order-cancel.ts';

/** Asks for confirmation, because a cancellation cannot be undone. */
export function OrderCancel({ cancel }: { cancel: OrderCancelling }) {
  const { t } = useTranslation('orders');
  const isBusy = cancel.state === 'cancelling';
  return (
    <>
      <Button look="danger" className="order-script" aria-haspopup="dialog" onClick={cancel.ask}>
        {t('cancel')}
      </Button>
      <Dialog
        open={cancel.state === 'asking' || isBusy}
        onClose={cancel.close}
        closable={!isBusy}
        title={t('cancelTitle')}
        footer={
          <>
            <Button onClick={cancel.close} disabled={isBusy} data-initial-focus>
              {t('cancelNo')}
            </Button>
            <Button
              look="danger"
              state={isBusy ? 'busy' : 'idle'}
              aria-disabled={isBusy}
              onClick={() => (isBusy ? undefined : void cancel.confirm())}
            >
              {t(isBusy ? 'cancelling' : 'cancelYes')}
            </Button>
          </>
        }
      >
        <p>{t('cancelQuestion')}</p>
      </Dialog>
    </>
  );
}
