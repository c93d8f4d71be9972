import { type Permission, permissions } from '@bouwpoort/contract/foundation/permissions';
import { type StaffRole, staffRoutes } from '@bouwpoort/contract/organisation/staff';
import { ApiProblem } from '@bouwpoort/contract/program/client';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { Skeleton } from '@bouwpoort/ui/atoms/skeleton.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { call } from '../../frame/api/call.ts';
import { read } from '../../frame/api/read.ts';
import { draftKey, readDraft, writeDraft } from '../../frame/form/draft.ts';
import { SaveBar } from '../../frame/form/save-bar.tsx';
import { PermissionNote } from '../../frame/kit/permission.tsx';
import { useUndoNotice } from '../../frame/kit/undo.tsx';
import { LoadError } from '../../frame/page/empty-notice.tsx';
import { useHasPermission, useMe } from '../../frame/session/session.ts';
import { areaOf, changesIn, isImplied, permissionsOf, type RoleEdits, toggled } from './role-edits.ts';
import { RoleTools } from './role-tools.tsx';
import { StaffHead } from './staff-head.tsx';
import { usePersonChanges } from './use-person-changes.ts';

/** Permissions as rows, roles as columns; a click or Space toggles a cell. */
export function Component() {
  const { t } = useTranslation('beheer-staff');
  const { data, error, refetch } = useQuery(read(staffRoutes.roles));
  const may = useHasPermission('staff.manage', { ventureId: null });
  return (
    <>
      <StaffHead>
        <RoleTools roles={data?.roles ?? []} />
      </StaffHead>
      <div className="below-tabs">
        {may ? (
          <p className="perm-strip">
            <Icon name="info" size="small" />
            <span>{t('rolesHint')}</span>
          </p>
        ) : (
          <PermissionNote permission="staff.manage" />
        )}
        {error && <LoadError error={error} retry={refetch} />}
        {!data && !error && <Skeleton height="12rem" />}
        {data && <Matrix roles={data.roles} may={may} />}
      </div>
    </>
  );
}

function Matrix({ roles, may }: { roles: readonly StaffRole[]; may: boolean }) {
  const { t } = useTranslation('beheer-staff');
  const { t: common } = useTranslation('beheer');
  const key = draftKey(useMe().staffId, 'staff/roles');
  const notify = useUndoNotice();
  const { refresh } = usePersonChanges();
  const [edits, setEdits] = useState<RoleEdits>(() => readDraft<RoleEdits>(sessionStorage, key)?.values ?? {});
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState<string>();
  useEffect(() => {
    writeDraft(sessionStorage, key, Object.keys(edits).length > 0 ? { version: null, values: edits } : undefined);
  }, [key, edits]);
  const changes = changesIn(roles, edits);
  const people = [...new Set(changes.map(({ role }) => role))].reduce((sum, { staffCount }) => sum + staffCount, 0);

  const put = async (wanted: RoleEdits, from: readonly StaffRole[]) => {
    const saved: StaffRole[] = [];
    for (const role of from.filter(({ roleId }) => wanted[roleId])) {
      const body = { name: role.name, permissions: [...permissionsOf(role, wanted)], version: role.version };
      saved.push(await call(staffRoutes.saveRole, { params: { roleId: role.roleId }, body }));
    }
    await refresh();
    return saved;
  };
  const save = async () => {
    setSaving(true);
    setError(undefined);
    try {
      const saved = await put(edits, roles);
      const before = Object.fromEntries(roles.map(({ roleId, permissions: granted }) => [roleId, granted]));
      setEdits({});
      notify({ text: t('rolesSaved'), undo: () => put(before, saved) });
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem;
      setError(problem.message);
      await refresh();
    } finally {
      setSaving(false);
    }
  };
  return (
    <>
      <section className="sheet perm-scroll">
        <table className="dt dt--perm" aria-label={t('rolesTable')} onKeyDown={moveInGrid}>
          <thead>
            <tr>
              <th scope="col">{t('right')}</th>
              {roles.map((role) => (
                <th key={role.roleId} scope="col" className="c">
                  {role.name}
                  <span className="sub">{role.staffCount}</span>
                </th>
              ))}
            </tr>
          </thead>
          {[...Map.groupBy(permissions, areaOf)].map(([area, own]) => (
            <tbody key={area}>
              <tr className="dt__group">
                <th scope="rowgroup" colSpan={roles.length + 1}>
                  {t(`area-${area}`)}
                </th>
              </tr>
              {own.map((permission) => (
                <tr key={permission}>
                  <th scope="row" className="prow">
                    {common(`permission-${permission}`)}
                    <span className="sub code">{permission}</span>
                  </th>
                  {roles.map((role) => (
                    <Cell
                      key={role.roleId}
                      role={role}
                      permission={permission}
                      granted={permissionsOf(role, edits)}
                      isChanged={changes.some((one) => one.role === role && one.permission === permission)}
                      onSwitch={may && !role.isFixed ? () => setEdits(toggled(role, edits, permission)) : undefined}
                    />
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </section>
      <SaveBar
        changed={changes.map(({ role, permission, isOn }) =>
          t(isOn ? 'roleChangeOn' : 'roleChangeOff', {
            permission: common(`permission-${permission}`),
            role: role.name,
          }),
        )}
        record={{ isSaving, error, save, discard: () => setEdits({}) }}
      >
        <span className="muted-i">{t('rolePeople', { count: people })}</span>
      </SaveBar>
    </>
  );
}

interface CellProps {
  role: StaffRole;
  permission: Permission;
  granted: readonly Permission[];
  isChanged: boolean;
  onSwitch: (() => void) | undefined;
}

function Cell({ role, permission, granted, isChanged, onSwitch }: CellProps) {
  const { t } = useTranslation('beheer-staff');
  const { t: common } = useTranslation('beheer');
  const isOn = granted.includes(permission);
  const implied = !role.isFixed && isImplied(granted, permission);
  return (
    <td className={isChanged ? 'c is-dirty' : 'c'}>
      {/* biome-ignore lint/a11y/useSemanticElements: a cell is pressed as a whole, and shows a mark of its own */}
      <button
        type="button"
        role="checkbox"
        aria-checked={isOn}
        aria-disabled={onSwitch === undefined || implied || undefined}
        aria-label={t('cell', { permission: common(`permission-${permission}`), role: role.name })}
        title={implied ? t('mayBecause') : undefined}
        className={isOn ? 'pm pm--y' : 'pm pm--n'}
        onClick={onSwitch}
      >
        {isOn && <Icon name="check" size="small" />}
      </button>
    </td>
  );
}

const steps: ReadonlyMap<string, readonly [rows: number, columns: number]> = new Map([
  ['ArrowUp', [-1, 0]],
  ['ArrowDown', [1, 0]],
  ['ArrowLeft', [0, -1]],
  ['ArrowRight', [0, 1]],
]);

function moveInGrid(event: KeyboardEvent<HTMLTableElement>): void {
  const step = steps.get(event.key);
  const from = document.activeElement?.closest('td');
  if (!step || !from) return;
  event.preventDefault();
  const rows = [...event.currentTarget.querySelectorAll('tbody tr:not(.dt__group)')].map((row) => [
    ...row.querySelectorAll('button'),
  ]);
  const row = rows.findIndex((buttons) => buttons.some((button) => from.contains(button)));
  const column = rows[row]?.findIndex((button) => from.contains(button)) ?? 0;
  rows[row + step[0]]?.[column + step[1]]?.focus();
}
