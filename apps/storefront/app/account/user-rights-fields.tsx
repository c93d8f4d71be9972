import { Checkbox } from '@bouwpoort/ui/atoms/checkbox.tsx';
import { FieldError } from '@bouwpoort/ui/molecules/field-messages.tsx';
import { SelectField } from '@bouwpoort/ui/molecules/select-field.tsx';
import { TextField } from '@bouwpoort/ui/molecules/text-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useId } from 'react';
import { hasLimits, type MemberRole, memberRoles, type UserValues } from './user-fields.ts';

export interface CompanyProject {
  projectId: number;
  name: string;
}

interface UserRightsFieldsProps {
  values: UserValues;
  projects: readonly CompanyProject[];
  set: (change: Partial<UserValues>) => void;
  errorOf: (name: keyof UserValues) => string | undefined;
}

/** What a user who is no manager may do in the company. */
export function UserRightsFields({ values, projects, set, errorOf }: UserRightsFieldsProps) {
  const { t } = useTranslation('users');
  const limit = (name: 'maxPerOrder' | 'maxPerMonth') => (
    <TextField
      label={t(name)}
      optional
      hint={t('limitNote')}
      error={errorOf(name)}
      name={name}
      figures
      inputMode="decimal"
      autoComplete="off"
      maxLength={16}
      value={values[name]}
      onChange={(event) => set({ [name]: event.target.value })}
    />
  );
  return (
    <>
      <SelectField
        label={t('memberRole')}
        hint={t(`role_${values.memberRole}Text`)}
        name="memberRole"
        value={values.memberRole}
        options={memberRoles.map((role) => ({ value: role, label: t(`role_${role}`) }))}
        onChange={(event) => set({ memberRole: event.target.value as MemberRole })}
      />
      <div className="field">
        <Checkbox
          name="seesPrices"
          checked={values.seesPrices}
          onChange={(event) => set({ seesPrices: event.target.checked })}
        >
          {t('seesPrices')}
          <span className="account-check-hint">{t('seesPricesHint')}</span>
        </Checkbox>
      </div>
      {hasLimits(values) && (
        <>
          {limit('maxPerOrder')}
          {limit('maxPerMonth')}
        </>
      )}
      {projects.length > 0 && <Projects values={values} projects={projects} set={set} error={errorOf('projectIds')} />}
    </>
  );
}

interface ProjectsProps extends Pick<UserRightsFieldsProps, 'values' | 'projects' | 'set'> {
  error: string | undefined;
}

function Projects({ values: { allProjects, projectIds }, projects, set, error }: ProjectsProps) {
  const { t } = useTranslation('users');
  const id = useId();
  const choose = (projectId: number, isChosen: boolean) =>
    set({ projectIds: isChosen ? [...projectIds, projectId] : projectIds.filter((one) => one !== projectId) });
  return (
    <fieldset className="field user-projects" aria-describedby={error ? id : undefined}>
      <legend className="field__label">{t('ordersFor')}</legend>
      <Checkbox
        name="allProjects"
        checked={allProjects}
        onChange={(event) => set({ allProjects: event.target.checked })}
      >
        {t('allProjects')}
      </Checkbox>
      {!allProjects &&
        projects.map(({ projectId, name }) => (
          <Checkbox
            key={projectId}
            name="projectIds"
            checked={projectIds.includes(projectId)}
            aria-invalid={error ? true : undefined}
            onChange={(event) => choose(projectId, event.target.checked)}
          >
            {name}
          </Checkbox>
        ))}
      <FieldError id={id}>{error}</FieldError>
    </fieldset>
  );
}
