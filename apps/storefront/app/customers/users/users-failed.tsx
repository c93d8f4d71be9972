import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useRevalidator } from 'react-router';
import { useVenture } from '../../frame/chrome/use-chrome.ts';

/** Shown instead of the users of a customer when they could not be fetched. */
export function UsersFailed() {
  const { t } = useTranslation('users');
  const { revalidate, state } = useRevalidator();
  const { administrativePhoneNumber: phone } = useVenture();
  return (
    <Notice kind="error" title={t('failed')}>
      <p>{t('failedText', { phone })}</p>
      <p className="account-again">
        <Button icon="refresh" state={state === 'idle' ? 'idle' : 'busy'} onClick={() => void revalidate()}>
          {t('again')}
        </Button>
      </p>
    </Notice>
  );
}
