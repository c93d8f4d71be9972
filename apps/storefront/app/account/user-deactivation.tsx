import type { ManagedUser } from '@bouwpoort/contract/users';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Dialog } from '@bouwpoort/ui/molecules/dialog.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import type { AccountRefusal } from './account-refusal.ts';
import { RefusalNotice } from './refusal-notice.tsx';
import { fullName } from './user-fields.ts';

interface UserDeactivationProps {
  user: ManagedUser | null;
  isBusy: boolean;
  refusal: AccountRefusal | null;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks first: whoever is at work with this account is out at once. */
export function UserDeactivation({ user, isBusy, refusal, onClose, onConfirm }: UserDeactivationProps) {
  const { t } = useTranslation('users');
  return (
    <Dialog
      open={user !== null}
      onClose={onClose}
      closable={!isBusy}
      title={user ? t('deactivateTitle', { name: fullName(user) }) : ''}
      footer={
        <>
          <Button onClick={onClose} disabled={isBusy} data-initial-focus>
            {t('deactivateNo')}
          </Button>
          <Button
            look="danger"
            state={isBusy ? 'busy' : 'idle'}
            aria-disabled={isBusy || undefined}
            onClick={() => (isBusy ? undefined : onConfirm())}
          >
            {t(isBusy ? 'deactivating' : 'deactivateYes')}
          </Button>
        </>
      }
    >
      {user && (
        <div className="stack">
          {refusal && <RefusalNotice refusal={refusal} title={t('changeFailed', { name: user.firstName })} />}
          <p>{t('deactivateText', { name: user.firstName })}</p>
        </div>
      )}
    </Dialog>
  );
}
