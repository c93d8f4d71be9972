import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Dialog } from '@bouwpoort/ui/molecules/dialog.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';

interface ExpiredModalProps {
  open: boolean;
  onLogIn: () => void;
}

/** P 2.11: 'automatically logged out'; it cannot be dismissed. */
export function ExpiredModal({ open, onLogIn }: ExpiredModalProps) {
  const { t } = useTranslation('session');
  return (
    <Dialog
      closable={false}
      open={open}
      title={t('automaticallyLoggedOut')}
      footer={
        <Button look="primary" data-initial-focus onClick={onLogIn}>
          {t('logBackIn')}
        </Button>
      }
    >
      <p>{t('automaticallyLoggedOutText')}</p>
    </Dialog>
  );
}
