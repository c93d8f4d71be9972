import type { ManagedUser } from '@bouwpoort/contract/customers/users';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import type { AccountRefusal } from '../../frame/form/account-refusal.ts';
import { ConfirmDialog } from '../../frame/form/confirm-dialog.tsx';
import { fullName } from './user-fields.ts';

interface UserDeactivationProps {
  user: ManagedUser | null;
  isBusy: boolean;
  refusal: AccountRefusal | null;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks for confirmation: a user who is logged in with this account is logged out at once. */
export function UserDeactivation({ user, isBusy, refusal, onClose, onConfirm }: UserDeactivationProps) {
  const { t } = useTranslation('users');
  return (
    <ConfirmDialog
      isOpen={user !== null}
      isBusy={isBusy}
      refusal={refusal}
      words={{
        title: user ? t('deactivateTitle', { name: fullName(user) }) : '',
        text: t('deactivateText', { name: user?.firstName }),
        no: t('deactivateNo'),
        yes: t('deactivateYes'),
        busy: t('deactivating'),
        failed: t('changeFailed', { name: user?.firstName }),
      }}
      onClose={onClose}
      onConfirm={onConfirm}
    />
  );
}
