import type { Permission } from '@bouwpoort/contract/foundation/permissions';
import { buttonClass } from '@bouwpoort/ui/atoms/button-class.ts';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { Link, useNavigate } from 'react-router';
import { Keys } from '../keyboard/keys.tsx';
import { useShortcut } from '../keyboard/shortcuts.tsx';
import { LockedButton } from '../kit/permission.tsx';

interface NewLinkProps {
  /** The label, and the name of the list. */
  label: string;
  group: string;
  to: string;
  permission: Permission;
  may: boolean;
  /** The reason why not, other than a missing permission. */
  reason?: string | undefined;
}

/** A link from a list to the page that creates a record for it. */
export function NewLink({ label, group, to, permission, may, reason }: NewLinkProps) {
  const navigate = useNavigate();
  useShortcut({ keys: 'C', label, group }, () => navigate(to), { enabled: may });
  if (!may)
    return (
      <LockedButton permission={permission} reason={reason}>
        {label}
      </LockedButton>
    );
  return (
    <Link className={buttonClass({ look: 'primary' })} to={to}>
      <Icon name="plus" size="small" />
      {label}
      <Keys keys="C" />
    </Link>
  );
}
