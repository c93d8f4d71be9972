import { type StaffPerson, staffRoutes } from '@bouwpoort/contract/organisation/staff';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { read } from '../../frame/api/read.ts';
import { Keys } from '../../frame/keyboard/keys.tsx';
import { useShortcut } from '../../frame/keyboard/shortcuts.tsx';
import { Avatar } from '../../frame/kit/avatar.tsx';
import { Moment } from '../../frame/kit/moment.tsx';
import { PermissionButton } from '../../frame/kit/permission.tsx';
import { StateMark } from '../../frame/kit/state-mark.tsx';
import { useAddressParams } from '../../frame/session/address-params.ts';
import { useScope } from '../../frame/session/scope.ts';
import { useHasPermission } from '../../frame/session/session.ts';
import { type Column, DataTable } from '../../frame/table/data-table.tsx';
import { useList } from '../../frame/table/use-list.ts';
import { shortMoment } from '../../frame/texts/dutch-time.ts';
import { GrantPlaces } from './grant-places.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { peopleShown, stateOfPerson } from './people-list.ts';
import { PersonMenu } from './person-menu.tsx';
import { StaffHead } from './staff-head.tsx';

export function Component() {
  const { t } = useTranslation('beheer-staff');
  const { venture, link } = useScope();
  const [params, setParams] = useAddressParams();
  const people = useQuery(read(staffRoutes.people));
  const roles = useQuery(read(staffRoutes.roles)).data?.roles;
  const mayInvite = useHasPermission('staff.manage');
  const isInviting = params.has('nieuw');
  const setInviting = (on: boolean) => {
    // A dialog reports its closing with a delay; by then the user may be navigating to another page.
    if (on === isInviting) return;
    setParams({ nieuw: on ? '1' : undefined });
  };
  useShortcut({ keys: 'C', label: t('inviteTitle'), group: t('staff') }, () => setInviting(true), {
    enabled: mayInvite,
  });

  const filters = useMemo(
    () => [
      {
        id: 'stand',
        label: t('filterState'),
        kind: 'choice' as const,
        options: [
          { value: 'active', label: t('stateActive') },
          { value: 'invited', label: t('stateInvited') },
          { value: 'locked', label: t('stateLocked') },
        ],
      },
      {
        id: 'rol',
        label: t('filterRole'),
        kind: 'choice' as const,
        options: (roles ?? []).map(({ roleId, name }) => ({ value: roleId, label: name })),
      },
      {
        id: 'stappen',
        label: t('filterSecondStep'),
        kind: 'choice' as const,
        options: [
          { value: 'ja', label: t('secondStepApp') },
          { value: 'nee', label: t('secondStepNone') },
        ],
      },
    ],
    [t, roles],
  );
  const list = useList({ filters, sort: byName });
  const shown = people.data && peopleShown(people.data.people, list, venture?.ventureId);
  const roleNames = useMemo(() => new Map(roles?.map(({ roleId, name }) => [roleId, name])), [roles]);
  const columns = useMemo(
    (): Column<StaffPerson>[] => [
      {
        id: 'name',
        label: t('columnName'),
        isSortable: true,
        className: 'm-full',
        cell: (person) => (
          <span className="person">
            <Avatar name={person.name} small />
            <span>
              <Link className="m-link" to={link(`/medewerkers/${person.staffId}`)}>
                {person.name}
              </Link>
              <span className="sub">{person.email}</span>
            </span>
          </span>
        ),
      },
      {
        id: 'role',
        label: t('columnRole'),
        cell: ({ grants }) => [...new Set(grants.map(({ roleId }) => roleNames.get(roleId) ?? roleId))].join(', '),
      },
      {
        id: 'ventures',
        label: t('columnVentures'),
        className: 'n m-full',
        cell: ({ grants }) => <GrantPlaces grants={grants} />,
      },
      {
        id: 'secondStep',
        label: t('columnSecondStep'),
        className: 'n m-hide',
        cell: ({ hasSecondStep }) =>
          hasSecondStep ? (
            <StateMark look="done">{t('secondStepApp')}</StateMark>
          ) : (
            <StateMark look="wait">{t('secondStepNone')}</StateMark>
          ),
      },
      {
        id: 'last',
        label: t('columnLast'),
        isSortable: true,
        className: 'n muted p2',
        cell: ({ lastSeenAt }) => (lastSeenAt === null ? t('neverSeen') : <Moment at={lastSeenAt} />),
      },
      { id: 'state', label: t('columnState'), className: 'n', cell: (person) => <PersonState person={person} /> },
      {
        id: 'since',
        label: t('columnSince'),
        isSortable: true,
        isExtra: true,
        className: 'n muted p2',
        cell: ({ createdAt }) => <Moment at={createdAt} />,
      },
      {
        id: 'actions',
        label: t('columnActions'),
        isHeadHidden: true,
        className: 'r w0 m-act above-link',
        cell: (person) => <PersonMenu person={person} />,
      },
    ],
    [t, link, roleNames],
  );
  return (
    <>
      <StaffHead>
        <PermissionButton permission="staff.manage" look="primary" onClick={() => setInviting(true)}>
          <Icon name="plus" size="small" />
          {t('invite')}
          <Keys keys="C" />
        </PermissionButton>
      </StaffHead>
      <DataTable
        name="staff"
        label={t('staff')}
        list={list}
        columns={columns}
        rows={shown}
        total={shown && { count: shown.length, isExact: true }}
        rowId={staffIdOf}
        href={({ staffId }) => link(`/medewerkers/${staffId}`)}
        rowLook={({ isLocked }) => (isLocked ? 'dim' : undefined)}
        search={{ label: t('searchLabel'), placeholder: t('searchPlaceholder') }}
        error={people.error}
        retry={people.refetch}
        empty={{ title: t('emptyTitle') }}
        tall
      />
      <InviteDialog open={isInviting && mayInvite} onClose={() => setInviting(false)} />
    </>
  );
}

const byName = { column: 'name', descending: false };

const staffIdOf = ({ staffId }: StaffPerson) => staffId;

function PersonState({ person }: { person: StaffPerson }) {
  const { t } = useTranslation('beheer-staff');
  const state = stateOfPerson(person);
  if (state === 'locked') return <StateMark look="off">{t('stateLocked')}</StateMark>;
  if (state === 'invited')
    return <StateMark look="new">{t('stateInvitedOn', { day: shortMoment(person.createdAt) })}</StateMark>;
  return <StateMark look="ok">{t('stateActive')}</StateMark>;
}
