import { type StaffRole, staffRoutes } from '@bouwpoort/contract/organisation/staff';
import { ApiProblem } from '@bouwpoort/contract/program/client';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { TextField } from '@bouwpoort/ui/molecules/text-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../frame/api/call.ts';
import { LockedButton } from '../../frame/kit/permission.tsx';
import { MenuItems, PopoverButton } from '../../frame/kit/popover.tsx';
import { useUndoNotice } from '../../frame/kit/undo.tsx';
import { useHasPermission } from '../../frame/session/session.ts';
import { roleIdOf } from './role-id.ts';
import { usePersonChanges } from './use-person-changes.ts';

/** Creates a role, and removes one without users. */
export function RoleTools({ roles }: { roles: readonly StaffRole[] }) {
  const { t } = useTranslation('beheer-staff');
  const notify = useUndoNotice();
  const may = useHasPermission('staff.manage', { ventureId: null });
  const { refresh } = usePersonChanges();
  const put = async ({ roleId, name, permissions }: Pick<StaffRole, 'roleId' | 'name' | 'permissions'>) => {
    const role = await call(staffRoutes.saveRole, { params: { roleId }, body: { name, permissions, version: null } });
    await refresh();
    return role;
  };
  const take = async ({ roleId }: Pick<StaffRole, 'roleId'>) => {
    await call(staffRoutes.removeRole, { params: { roleId } });
    await refresh();
  };
  const report = (problem: Error) => {
    if (problem instanceof ApiProblem) notify({ text: problem.message });
    else throw problem;
  };
  const make = useMutation({
    mutationFn: (name: string) => put({ roleId: roleIdOf(name), name, permissions: [] }),
    onSuccess: (role) => notify({ text: t('roleMade', { name: role.name }), undo: () => take(role) }),
    onError: report,
  });
  const remove = useMutation({
    mutationFn: take as (role: StaffRole) => Promise<void>,
    onSuccess: (_, role) => notify({ text: t('roleRemoved', { name: role.name }), undo: () => put(role) }),
    onError: report,
  });
  if (!may) return <LockedButton permission="staff.manage">{t('roleNew')}</LockedButton>;
  const unused = roles.filter(({ isFixed, staffCount }) => !isFixed && staffCount === 0);
  return (
    <>
      {unused.length > 0 && (
        <PopoverButton
          className="btn btn--secondary"
          role="menu"
          side="end"
          title={t('roleRemove')}
          button={t('roleRemove')}
        >
          {(close) => (
            <MenuItems
              close={close}
              items={unused.map((role) => ({
                label: t('roleRemoveNamed', { name: role.name }),
                run: () => remove.mutate(role),
              }))}
            />
          )}
        </PopoverButton>
      )}
      <PopoverButton
        className="btn btn--primary"
        title={t('roleNew')}
        side="end"
        button={
          <>
            <Icon name="plus" size="small" />
            {t('roleNew')}
          </>
        }
      >
        {(close) => (
          <form
            className="pop__form"
            onSubmit={(event) => {
              event.preventDefault();
              const name = String(new FormData(event.currentTarget).get('name') ?? '').trim();
              close();
              make.mutate(name);
            }}
          >
            <TextField label={t('roleName')} name="name" required maxLength={60} data-initial-focus />
            <Button type="submit" look="primary">
              {t('roleMake')}
            </Button>
          </form>
        )}
      </PopoverButton>
    </>
  );
}
