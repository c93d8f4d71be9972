import type { ManagedUser } from '@bouwpoort/contract/customers/users';
import { Badge } from '@bouwpoort/ui/atoms/badge.tsx';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { IconButton } from '@bouwpoort/ui/atoms/icon-button.tsx';
import { Panel } from '@bouwpoort/ui/molecules/panel.tsx';
import { Table, type TableColumn } from '@bouwpoort/ui/organisms/table.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useKnownChrome } from '../../frame/chrome/use-chrome.ts';
import { fullName } from './user-fields.ts';

interface UsersTableProps {
  users: readonly ManagedUser[];
  /** The id of the user being activated or deactivated. */
  busyId: string | null;
  onEdit: (user: ManagedUser) => void;
  onSwitch: (user: ManagedUser) => void;
}

export function UsersTable({ users, busyId, onEdit, onSwitch }: UsersTableProps) {
  const { t } = useTranslation('users');
  const ownId = useKnownChrome().session?.userId;
  const columns: TableColumn<ManagedUser>[] = [
    { id: 'name', header: t('name'), cell: (user) => <Name user={user} isOwn={user.id === ownId} /> },
    {
      id: 'email',
      header: t('email'),
      stacked: 'full',
      cell: ({ email }) => <span className="users-email muted">{email}</span>,
    },
    { id: 'role', header: t('role'), cell: (user) => <Role user={user} /> },
    {
      id: 'active',
      header: t('active'),
      stacked: 'right',
      cell: (user) => (
        <Active user={user} isOwn={user.id === ownId} isBusy={user.id === busyId} onSwitch={() => onSwitch(user)} />
      ),
    },
    {
      id: 'edit',
      header: t('actions'),
      kind: 'amount',
      stacked: 'right',
      cell: (user) => (
        <IconButton
          icon="pencil"
          className="needs-script"
          label={t('editName', { name: fullName(user) })}
          aria-haspopup="dialog"
          onClick={() => onEdit(user)}
        />
      ),
    },
  ];
  return (
    <div className="users-table">
      <Panel>
        <Table caption={t('title')} columns={columns} rows={users} rowKey={({ id }) => id} />
      </Panel>
    </div>
  );
}

function Role({ user: { role, seesPrices } }: { user: ManagedUser }) {
  const { t } = useTranslation('users');
  return (
    <>
      {t(`role_${role}`)}
      {!seesPrices && <span className="muted small"> {t('withoutPrices')}</span>}
    </>
  );
}

function Name({ user, isOwn }: { user: ManagedUser; isOwn: boolean }) {
  const { t } = useTranslation('users');
  return (
    <span className="users-name">
      <b>{fullName(user)}</b>
      {isOwn && <Badge look="soft">{t('you')}</Badge>}
      {user.state === 'invited' && <Badge>{t('state_invited')}</Badge>}
      {user.state === 'requested' && <Badge look="attention">{t('state_requested')}</Badge>}
    </span>
  );
}

interface ActiveProps {
  user: ManagedUser;
  isOwn: boolean;
  isBusy: boolean;
  onSwitch: () => void;
}

/** A user who asked to join is accepted with a button: a switch that is off would look as if a manager had set it. */
function Active({ user, isOwn, isBusy, onSwitch }: ActiveProps) {
  const { t } = useTranslation('users');
  if (user.state === 'requested') {
    return (
      <Button className="users-approve needs-script" state={isBusy ? 'busy' : 'idle'} onClick={onSwitch}>
        {t('approve')}
        <span className="sr-only">: {fullName(user)}</span>
      </Button>
    );
  }
  return (
    <label className="switch users-switch" title={isOwn ? t('ownSwitch') : undefined}>
      <input
        type="checkbox"
        role="switch"
        aria-label={t('activeName', { name: fullName(user) })}
        checked={user.active}
        aria-checked={user.active}
        aria-busy={isBusy || undefined}
        disabled={isOwn}
        onChange={onSwitch}
      />
    </label>
  );
}
