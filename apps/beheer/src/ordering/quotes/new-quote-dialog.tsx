import { beheerPriceRoutes } from '@bouwpoort/contract/catalogue/prices.staff';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Dialog } from '@bouwpoort/ui/molecules/dialog.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useState } from 'react';
import { Finder } from '../../catalogue/prices/finder.tsx';
import { useScope } from '../../frame/session/scope.ts';
import { useNewQuote } from './use-new-quote.ts';

/** For a customer who asks by phone or at the counter. */
export function NewQuoteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('beheer-quotes');
  const { t: common } = useTranslation('beheer');
  const { venture } = useScope();
  const [customerId, setCustomerId] = useState('');
  const { isPending, error, mutate } = useNewQuote();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('newQuote')}
      footer={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button
            look="primary"
            disabled={customerId === ''}
            state={isPending ? 'busy' : 'idle'}
            onClick={() => mutate(customerId)}
          >
            {t('newQuoteYes')}
          </Button>
        </>
      }
    >
      <div className="stack">
        {error && <Notice kind="error" title={error.message} />}
        <Finder
          label={t('newQuoteFor')}
          route={beheerPriceRoutes.customers}
          ventureId={venture?.ventureId}
          value={customerId}
          name={undefined}
          onChoose={setCustomerId}
          hasInitialFocus
        />
        <p className="muted">{t('newQuoteText')}</p>
      </div>
    </Dialog>
  );
}
