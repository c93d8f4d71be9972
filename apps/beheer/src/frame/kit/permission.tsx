import type { Permission } from '@bouwpoort/contract/foundation/permissions';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { buttonClass } from '@bouwpoort/ui/atoms/button-class.ts';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { useHasPermission } from '../session/session.ts';

interface PermissionButtonProps extends ComponentProps<typeof Button> {
  permission: Permission;
  where?: Parameters<typeof useHasPermission>[1];
}

/** A button that stays in place, dashed and with a lock, for users without the permission. */
export function PermissionButton({ permission, where, ...rest }: PermissionButtonProps) {
  return useHasPermission(permission, where) ? (
    <Button {...rest} />
  ) : (
    <LockedButton className={rest.className} permission={permission}>
      {rest.children}
    </LockedButton>
  );
}

interface LockedButtonProps {
  permission: Permission;
  /** A reason other than a missing permission. */
  reason?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

export function LockedButton({ permission, reason: given, className, children }: LockedButtonProps) {
  const { t } = useTranslation('beheer');
  const id = useId();
  const reason = given ?? t('mayNot', { permission: t(`permission-${permission}`) });
  return (
    <>
      <button
        type="button"
        className={buttonClass({ look: 'secondary' }, className)}
        aria-disabled="true"
        aria-describedby={id}
        title={reason}
      >
        <Icon name="lock" size="small" />
        {children}
      </button>
      <span id={id} className="sr-only">
        {reason}
      </span>
    </>
  );
}

/** A sentence beside a locked control: the reason, and who can help. */
export function PermissionNote({ permission, reason }: Pick<LockedButtonProps, 'permission' | 'reason'>) {
  const { t } = useTranslation('beheer');
  return (
    <p className="perm-strip">
      <Icon name="lock" size="small" />
      <span>{reason ?? t('mayNot', { permission: t(`permission-${permission}`) })}</span>
    </p>
  );
}
