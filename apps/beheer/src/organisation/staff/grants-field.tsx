import { type RoleGrant, type StaffRole, staffRoutes } from '@bouwpoort/contract/organisation/staff';
import { ventureRoutes } from '@bouwpoort/contract/organisation/ventures';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { IconButton } from '@bouwpoort/ui/atoms/icon-button.tsx';
import { Select } from '@bouwpoort/ui/atoms/select.tsx';
import { FieldError } from '@bouwpoort/ui/molecules/field-messages.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../frame/api/read.ts';
import { useMe } from '../../frame/session/session.ts';

interface GrantsFieldProps {
  grants: readonly RoleGrant[];
  error?: string | undefined;
  readOnly?: boolean;
  onChange: (grants: RoleGrant[]) => void;
}

/** The roles of a user, each with its scope. */
export function GrantsField({ grants, error, readOnly = false, onChange }: GrantsFieldProps) {
  const { t } = useTranslation('beheer-staff');
  const roles = useQuery(read(staffRoutes.roles)).data?.roles ?? [];
  const put = (at: number, grant: RoleGrant) => onChange(grants.map((one, index) => (index === at ? grant : one)));
  return (
    <fieldset className="grants" disabled={readOnly}>
      <legend className="field__label">{t('roles')}</legend>
      {grants.map((grant, at) => (
        <GrantRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a grant has no name of its own until it is saved
          key={at}
          roles={roles}
          grant={grant}
          onChange={(changed) => put(at, changed)}
          onRemove={() => onChange(grants.filter((_, index) => index !== at))}
        />
      ))}
      <FieldError role="alert">{error}</FieldError>
      {!readOnly && (
        <Button
          className="btn--s"
          onClick={() =>
            onChange([
              ...grants,
              { roleId: roles.find(({ isFixed }) => !isFixed)?.roleId ?? '', ventureId: null, branchId: null },
            ])
          }
        >
          <Icon name="plus" size="small" />
          {t('roleAdd')}
        </Button>
      )}
    </fieldset>
  );
}

interface GrantRowProps {
  roles: readonly StaffRole[];
  grant: RoleGrant;
  onChange: (grant: RoleGrant) => void;
  onRemove: () => void;
}

function GrantRow({ roles, grant, onChange, onRemove }: GrantRowProps) {
  const { t } = useTranslation('beheer-staff');
  const { ventures } = useMe();
  const branches = useQuery({
    ...read(ventureRoutes.details, { params: { ventureId: grant.ventureId ?? '0' } }),
    enabled: grant.ventureId !== null,
    staleTime: 600_000,
  }).data?.storeLocations;
  return (
    <div className="grants__row">
      <Select
        aria-label={t('role')}
        value={grant.roleId}
        options={roles.map(({ roleId, name }) => ({ value: roleId, label: name }))}
        onChange={(event) => onChange({ ...grant, roleId: event.target.value })}
      />
      <Select
        aria-label={t('roleVenture')}
        value={grant.ventureId ?? ''}
        options={[
          { value: '', label: t('roleAllVentures') },
          ...ventures.map(({ ventureId, name }) => ({ value: ventureId, label: name })),
        ]}
        onChange={(event) => onChange({ ...grant, ventureId: event.target.value || null, branchId: null })}
      />
      {grant.ventureId !== null && (
        <Select
          aria-label={t('roleBranch')}
          value={grant.branchId ?? ''}
          options={[
            { value: '', label: t('roleBranchAll') },
            ...(branches ?? (grant.branchId ? [{ branchId: grant.branchId, displayName: grant.branchId }] : [])).map(
              ({ branchId, displayName }) => ({ value: branchId, label: displayName }),
            ),
          ]}
          onChange={(event) => onChange({ ...grant, branchId: event.target.value || null })}
        />
      )}
      <IconButton icon="trash" label={t('roleRemove')} size="small" onClick={onRemove} />
    </div>
  );
}
