import { Checkbox } from '@bouwpoort/ui/atoms/checkbox.tsx';
import { typedField } from '@bouwpoort/ui/form/typed-field.ts';
import type { Form } from '@bouwpoort/ui/form/use-form.ts';
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
  form: Pick<Form<UserValues>, 'values' | 'set' | 'errorOf'>;
  projects: readonly CompanyProject[];
}

/** What a user who is not a manager may do in the company. */
export function UserRightsFields({ form, projects }: UserRightsFieldsProps) {
  const { t } = useTranslation('users');
  const { values, set } = form;
  const limit = (name: 'maxPerOrder' | 'maxPerMonth') => (
    <TextField
      label={t(name)}
      optional
      hint={t('limitNote')}
      {...typedField(form, name)}
      figures
      inputMode="decimal"
      autoComplete="off"
      maxLength={16}
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
      {projects.length > 0 && <Projects form={form} projects={projects} />}
    </>
  );
}

function Projects({ form: { values, set, errorOf }, projects }: UserRightsFieldsProps) {
  const { t } = useTranslation('users');
  const { allProjects, projectIds } = values;
  const error = errorOf('projectIds');
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
