import type { CompanyRole } from '@bouwpoort/contract/customers/customers';
import type { ManagedUser } from '@bouwpoort/contract/customers/users';
import { showEuros } from '@bouwpoort/trade/catalogue/quantity-words';
import { sumOf, toWire } from '@bouwpoort/trade/foundation/money';
import { initialsOf } from '@bouwpoort/trade/foundation/person-initials';
import { Badge } from '@bouwpoort/ui/atoms/badge.tsx';
import { IconButton } from '@bouwpoort/ui/atoms/icon-button.tsx';
import { Select } from '@bouwpoort/ui/atoms/select.tsx';
import { AmountBar } from '@bouwpoort/ui/molecules/amount-bar.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useKnownChrome } from '../../frame/chrome/use-chrome.ts';
import { companyRoles, fullName } from '../users/user-fields.ts';
import type { CompanyProject } from '../users/user-rights-fields.tsx';
import type { RightsChange } from './use-rights.ts';

/** The orders that count towards the monthly limit of a user. */
export interface MonthOfUser {
  spent: number;
  paying: number;
}

/** By user id; users who cannot log in are left out. */
export type MonthsOfUsers = ReadonlyMap<string, MonthOfUser>;

interface PeopleTableProps {
  users: readonly ManagedUser[];
  projects: readonly CompanyProject[];
  months: MonthsOfUsers;
  /** The id of the user being changed. */
  busyId: string | null;
  onChange: (user: ManagedUser, change: RightsChange) => void;
  onEdit: (user: ManagedUser) => void;
}

/** A row per user; a card on a phone. */
export function PeopleTable({ users, ...props }: PeopleTableProps) {
  const { t } = useTranslation('company');
  return (
    <div className="panel">
      <table className="data-table people">
        <caption className="sr-only">{t('people')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('users:name')}</th>
            <th scope="col">{t('users:role')}</th>
            <th scope="col">{t('seesPrices')}</th>
            <th scope="col" className="r">
              {t('perOrder')}
            </th>
            <th scope="col">{t('thisMonth')}</th>
            <th scope="col" className="people__projects">
              {t('users:ordersFor')}
            </th>
            <th scope="col">
              <span className="sr-only">{t('users:actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {users.map((user) => (
            <Person key={user.id} user={user} {...props} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type PersonProps = Omit<PeopleTableProps, 'users'> & { user: ManagedUser };

function Person({ user, projects, months, busyId, onChange, onEdit }: PersonProps) {
  const { t } = useTranslation('company');
  const isOwn = user.id === useKnownChrome().session?.userId;
  const name = fullName(user);
  // A join request is accepted on the users page first, and nobody changes their own role.
  const isFixed = isOwn || user.state === 'requested';
  const isBusy = busyId === user.id;
  return (
    <tr aria-busy={isBusy || undefined}>
      <td className="people__who">
        <span className="who">
          <span className="who__mark" aria-hidden="true">
            {initialsOf(`${user.firstName} ${user.lastName}`)}
          </span>
          <span className="who__text">
            <b>{name}</b> <Badges user={user} isOwn={isOwn} />
            <small>{user.email}</small>
          </span>
        </span>
      </td>
      <td className="people__role">
        <Select
          compact
          className="needs-script"
          aria-label={t('roleOf', { name })}
          value={user.role}
          disabled={isFixed || isBusy}
          options={companyRoles.map((role) => ({ value: role, label: t(`users:role_${role}`) }))}
          onChange={(event) => onChange(user, { role: event.target.value as CompanyRole })}
        />
      </td>
      <td className="people__see">
        <label className="switch">
          <input
            type="checkbox"
            role="switch"
            aria-label={t('seesPricesName', { name })}
            checked={user.seesPrices}
            aria-checked={user.seesPrices}
            disabled={isFixed || isBusy || user.isManager}
            onChange={(event) => onChange(user, { seesPrices: event.target.checked })}
          />
          <span className="people__label" aria-hidden="true">
            {t('seesPrices')}
          </span>
        </label>
      </td>
      <Limit user={user} amount={user.maxPerOrder} label={t('perOrder')} />
      <Month user={user} month={months.get(user.id)} />
      <td className="people__projects">
        <span className="people__label">{t('users:ordersFor')} </span>
        {projectWords(user)}
      </td>
      <td className="people__do r">
        <IconButton
          icon="pencil"
          className="needs-script"
          label={t('users:editName', { name })}
          aria-haspopup="dialog"
          disabled={isBusy}
          onClick={() => onEdit(user)}
        />
      </td>
    </tr>
  );

  function projectWords({ role, allProjects, projectIds }: ManagedUser): string {
    if (role === 'viewer') return '–';
    if (allProjects) return t('users:allProjects');
    const names = new Map(projects.map((project) => [project.projectId, project.name]));
    return projectIds.flatMap((projectId) => names.get(projectId) ?? []).join(', ');
  }
}

function Badges({ user: { state, active }, isOwn }: { user: ManagedUser; isOwn: boolean }) {
  const { t } = useTranslation('users');
  return (
    <>
      {isOwn && <Badge look="soft">{t('you')}</Badge>}
      {state === 'invited' && <Badge>{t('state_invited')}</Badge>}
      {state === 'requested' && <Badge look="attention">{t('state_requested')}</Badge>}
      {state === 'ready' && !active && <Badge>{t('company:inactive')}</Badge>}
    </>
  );
}

/** The amount a buyer may order without approval; other roles may order everything, or nothing. */
function Limit({ user: { role }, amount, label }: { user: ManagedUser; amount: number | null; label: string }) {
  const { t } = useTranslation('company');
  return (
    <td className="people__limit r num">
      <span className="people__label muted">{label}</span>
      {role === 'buyer' && amount !== null ? (
        <b>{showEuros(amount)}</b>
      ) : (
        <span className="muted">
          {t(role === 'requester' ? 'asksAlways' : role === 'viewer' ? 'orders_not' : 'noLimit')}
        </span>
      )}
    </td>
  );
}

/** The used part of the monthly limit, as the server counts it for orders. */
function Month({ user, month = { spent: 0, paying: 0 } }: { user: ManagedUser; month?: MonthOfUser | undefined }) {
  const { t } = useTranslation('company');
  const limit = user.role === 'buyer' ? user.maxPerMonth : null;
  const used = toWire(sumOf([month.spent, month.paying]));
  const left = toWire(sumOf([limit ?? 0, -month.spent, -month.paying]));
  return (
    <td className="people__month num">
      <span className="people__label muted">{t('thisMonth')}</span>
      {limit !== null ? (
        <span className="people__used">
          <span>
            <b>{showEuros(used)}</b> {t('ofLimit', { limit: showEuros(limit) })}
          </span>
          <AmountBar
            label={t('monthOf', { name: fullName(user) })}
            limit={limit}
            size="s"
            hasKey={false}
            overText={t('overLimit', { amount: showEuros(-left) })}
            parts={[
              { kind: 'spent', label: t('ordered'), amount: month.spent, text: showEuros(month.spent) },
              ...(month.paying > 0
                ? [{ kind: 'held' as const, label: t('paying'), amount: month.paying, text: showEuros(month.paying) }]
                : []),
              ...(left < 0 ? [] : [{ kind: 'left' as const, label: t('left'), amount: left, text: showEuros(left) }]),
            ]}
          />
          {left < 0 && (
            <span className="people__over" aria-hidden="true">
              {t('overLimit', { amount: showEuros(-left) })}
            </span>
          )}
        </span>
      ) : used > 0 ? (
        <b>{showEuros(used)}</b>
      ) : (
        <span className="muted">–</span>
      )}
    </td>
  );
}
