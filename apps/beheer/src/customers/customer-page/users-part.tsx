import {
  type BeheerCustomer,
  beheerCustomerRoutes,
  type CustomerUser,
} from '@bouwpoort/contract/customers/customers.staff';
import { showEuros } from '@bouwpoort/trade/catalogue/quantity-words';
import { Checkbox } from '@bouwpoort/ui/atoms/checkbox.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { TextField } from '@bouwpoort/ui/molecules/text-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../frame/api/call.ts';
import { FormPanel, PanelForm } from '../../frame/form/panel-form.tsx';
import { useRecordForm } from '../../frame/form/use-record-form.ts';
import { Card } from '../../frame/kit/card.tsx';
import { Moment } from '../../frame/kit/moment.tsx';
import { PermissionButton } from '../../frame/kit/permission.tsx';
import { MenuItems, PopoverButton } from '../../frame/kit/popover.tsx';
import { StateMark } from '../../frame/kit/state-mark.tsx';
import { useUndoNotice } from '../../frame/kit/undo.tsx';
import { useHasPermission } from '../../frame/session/session.ts';
import { TableHead } from '../../frame/table/table-head.tsx';
import { useCustomerRefresh } from '../customers/use-customer-changes.ts';
import { UserRightsForm } from './user-rights-form.tsx';

export function UsersPart({ data: { row, users, projects } }: { data: BeheerCustomer }) {
  const { t } = useTranslation('beheer-customers');
  const [isInviting, setInviting] = useState(false);
  const [editedId, setEditedId] = useState<string | null>(null);
  const edited = users.find(({ id }) => id === editedId);
  const where = { ventureId: row.ventureId, ...(row.branchId ? { branchId: row.branchId } : {}) };
  const may = useHasPermission('customers.edit', where);
  const { t: common } = useTranslation('beheer');
  const locked = may ? undefined : common('mayNot', { permission: common('permission-customers.edit') });
  const { change, reset } = useUserChanges(row.customerId);
  const error = change.error ?? reset.error;
  return (
    <>
      {error && <Notice kind="error" title={error.message} />}
      <Card
        title={t('part_gebruikers')}
        tools={
          <PermissionButton
            permission="customers.edit"
            where={where}
            className="btn--s"
            icon="plus"
            onClick={() => setInviting(true)}
          >
            {t('invite')}
          </PermissionButton>
        }
        bare
      >
        <table className="dt dt--plain dt--tall dt--stack">
          <TableHead
            columns={[t('columnUser'), t('columnRole'), t('columnState'), t('columnLastLogin')]}
            actions={t('columnActions')}
          />
          <tbody>
            {users.map((user) => (
              <tr key={user.id}>
                <td className="m-full">
                  <b className="b">
                    {user.firstName} {user.lastName}
                  </b>
                  <span className="sub">{user.email}</span>
                </td>
                <td>
                  <UserRights user={user} projects={projects} />
                </td>
                <td className="n">
                  <UserState user={user} />
                </td>
                <td className="n muted m-hide">{user.lastLoginAt ? <Moment at={user.lastLoginAt} /> : t('never')}</td>
                <td className="r w0 m-act">
                  <UserMenu
                    user={user}
                    locked={locked}
                    onRights={() => setEditedId(user.id)}
                    onChange={(differently) => change.mutate({ user, differently })}
                    onReset={() => reset.mutate(user)}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {users.length === 0 && <p className="sheet__body muted">{t('noUsers')}</p>}
      </Card>
      <FormPanel open={isInviting} onClose={() => setInviting(false)} title={t('inviteTitle')}>
        <InviteForm customerId={row.customerId} onClose={() => setInviting(false)} />
      </FormPanel>
      <FormPanel
        open={edited !== undefined}
        onClose={() => setEditedId(null)}
        title={edited ? t('rightsOf', { name: `${edited.firstName} ${edited.lastName}` }) : ''}
      >
        {edited && (
          <UserRightsForm
            key={edited.id}
            customerId={row.customerId}
            user={edited}
            projects={projects}
            onClose={() => setEditedId(null)}
          />
        )}
      </FormPanel>
    </>
  );
}

interface UserMenuProps {
  user: CustomerUser;
  /** Why nothing can be changed. */
  locked: string | undefined;
  onRights: () => void;
  onChange: (differently: { isManager?: boolean; isBlocked?: boolean }) => void;
  onReset: () => void;
}

function UserMenu({ user, locked, onRights, onChange, onReset }: UserMenuProps) {
  const { t } = useTranslation('beheer-customers');
  const { isManager, isBlocked } = user;
  const label = t('placeMore', { name: `${user.firstName} ${user.lastName}` });
  return (
    <PopoverButton
      className="btn btn--quiet btn--icon btn--s"
      role="menu"
      side="end"
      label={label}
      title={label}
      button={<Icon name="more" size="small" />}
    >
      {(close) => (
        <MenuItems
          close={close}
          items={[
            { label: t('rights'), run: onRights, locked },
            {
              label: t(isManager ? 'makeUser' : 'makeManager'),
              run: () => onChange({ isManager: !isManager }),
              locked,
            },
            { label: t('resetUser'), run: onReset, locked },
            { label: t(isBlocked ? 'unblock' : 'block'), run: () => onChange({ isBlocked: !isBlocked }), locked },
          ]}
        />
      )}
    </PopoverButton>
  );
}

/** The role, and below it the restrictions on that role. */
function UserRights({ user, projects }: { user: CustomerUser; projects: BeheerCustomer['projects'] }) {
  const { t } = useTranslation('beheer-customers');
  const { role, seesPrices, maxPerOrder, maxPerMonth, allProjects, projectIds } = user;
  const isBuyer = role === 'buyer';
  const names = projects.filter(({ id }) => projectIds.includes(id)).map(({ name }) => name);
  const limits = [
    !seesPrices && t('withoutPrices'),
    isBuyer && maxPerOrder !== null && t('upToOrder', { amount: showEuros(maxPerOrder) }),
    isBuyer && maxPerMonth !== null && t('upToMonth', { amount: showEuros(maxPerMonth) }),
    !allProjects && t('someProjects', { projects: names.join(', ') }),
  ].filter(Boolean);
  return (
    <>
      {t(`role_${role}`)}
      {limits.length > 0 && <span className="sub">{limits.join(' · ')}</span>}
    </>
  );
}

function UserState({ user }: { user: CustomerUser }) {
  const { t } = useTranslation('beheer-customers');
  if (user.isBlocked) return <StateMark look="bad">{t('userBlocked')}</StateMark>;
  if (!user.active) return <StateMark look="off">{t('userOff')}</StateMark>;
  if (user.state === 'requested') return <StateMark look="new">{t('userRequested')}</StateMark>;
  if (user.state === 'invited') return <StateMark look="busy">{t('userInvited')}</StateMark>;
  return <StateMark look="ok">{t('userReady')}</StateMark>;
}

function useUserChanges(customerId: string) {
  const { t } = useTranslation('beheer-customers');
  const notify = useUndoNotice();
  const refresh = useCustomerRefresh();
  const put = async (user: CustomerUser, differently: Partial<Pick<CustomerUser, 'isManager' | 'isBlocked'>>) => {
    const { firstName, lastName, email, isManager, active, isBlocked } = user;
    await call(beheerCustomerRoutes.changeUser, {
      params: { customerId, userId: user.id },
      body: { firstName, lastName, email, isManager, active, isBlocked, ...differently },
    });
    await refresh();
  };
  const change = useMutation({
    mutationFn: ({ user, differently }: { user: CustomerUser; differently: Parameters<typeof put>[1] }) =>
      put(user, differently),
    onSuccess: (_, { user }) =>
      notify({ text: t('userChanged', { name: `${user.firstName} ${user.lastName}` }), undo: () => put(user, {}) }),
  });
  const reset = useMutation({
    mutationFn: (user: CustomerUser) =>
      call(beheerCustomerRoutes.resetUser, { params: { customerId, userId: user.id } }),
    onSuccess: (_, { email }) => notify({ text: t('userReset', { email }) }),
  });
  return { change, reset };
}

const nobody = { firstName: '', lastName: '', email: '', isManager: false };

function InviteForm({ customerId, onClose }: { customerId: string; onClose: () => void }) {
  const { t } = useTranslation('beheer-customers');
  const notify = useUndoNotice();
  const refresh = useCustomerRefresh();
  const record = useRecordForm({
    name: `customer/${customerId}/user`,
    schema: beheerCustomerRoutes.inviteUser.body,
    values: nobody,
    version: null,
    save: async (body) => {
      await call(beheerCustomerRoutes.inviteUser, { params: { customerId }, body });
      await refresh();
      notify({ text: t('invited', { email: body.email }) });
      onClose();
    },
  });
  const { form } = record;
  return (
    <PanelForm record={record} submit={t('inviteSend')} onClose={onClose}>
      <p className="muted">{t('inviteText')}</p>
      <TextField label={t('firstName')} {...record.field('firstName')} autoComplete="off" data-initial-focus />
      <TextField label={t('lastName')} {...record.field('lastName')} autoComplete="off" />
      <TextField label={t('email')} {...record.field('email')} type="email" autoComplete="off" />
      <Checkbox {...form.register('isManager')}>{t('roleManager')}</Checkbox>
    </PanelForm>
  );
}
