import { companyRole } from '@bouwpoort/contract/customers/customers';
import {
  type BeheerProject,
  beheerCustomerRoutes,
  type CustomerUser,
  customerUserRights,
} from '@bouwpoort/contract/customers/customers.staff';
import { Checkbox } from '@bouwpoort/ui/atoms/checkbox.tsx';
import { SelectField } from '@bouwpoort/ui/molecules/select-field.tsx';
import { TextField } from '@bouwpoort/ui/molecules/text-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { call } from '../../frame/api/call.ts';
import { amountOrNull } from '../../frame/form/empty-as-null.ts';
import { PanelForm } from '../../frame/form/panel-form.tsx';
import { useRecordForm } from '../../frame/form/use-record-form.ts';
import { useUndoNotice } from '../../frame/kit/undo.tsx';
import { useCustomerRefresh } from '../customers/use-customer-changes.ts';

interface UserRightsFormProps {
  customerId: string;
  user: CustomerUser;
  projects: readonly BeheerProject[];
  onClose: () => void;
}

/** The permissions of a user in their company: their manager can change the same in the shop. */
export function UserRightsForm({ customerId, user, projects, onClose }: UserRightsFormProps) {
  const { t } = useTranslation('beheer-customers');
  const notify = useUndoNotice();
  const refresh = useCustomerRefresh();
  const { role, seesPrices, maxPerOrder, maxPerMonth, allProjects, projectIds } = user;
  const record = useRecordForm({
    name: `customer/${customerId}/user/${user.id}/rights`,
    schema: customerUserRights,
    values: { role, seesPrices, maxPerOrder, maxPerMonth, allProjects, projectIds },
    version: user.version,
    save: async (rights, version) => {
      const { firstName, lastName, email, active, isBlocked } = user;
      await call(beheerCustomerRoutes.changeUser, {
        params: { customerId, userId: user.id },
        body: {
          ...{ firstName, lastName, email, active, isBlocked, isManager: rights.role === 'manager' },
          ...(rights.role === 'manager' ? { role: rights.role } : rights),
          version: version ?? undefined,
        },
      });
      await refresh();
      notify({ text: t('userChanged', { name: `${firstName} ${lastName}` }) });
      onClose();
    },
  });
  const { form } = record;
  const { errors } = form.formState;
  const [chosen, isForAll, own] = form.watch(['role', 'allProjects', 'projectIds']);
  const isMember = chosen !== 'manager';
  return (
    <PanelForm record={record} submit={t('saveRights')} onClose={onClose}>
      <SelectField
        label={t('columnRole')}
        hint={t(`role_${chosen}Text`)}
        {...record.field('role')}
        data-initial-focus
        options={companyRole.options.map((value) => ({ value, label: t(`role_${value}`) }))}
      />
      {isMember && <Checkbox {...form.register('seesPrices')}>{t('field_seesPrices')}</Checkbox>}
      {chosen === 'buyer' &&
        (['maxPerOrder', 'maxPerMonth'] as const).map((name) => (
          <TextField
            key={name}
            label={t(`field_${name}`)}
            hint={t('limitHint')}
            error={errors[name]?.message}
            {...form.register(name, amountOrNull(form, name))}
            type="number"
            min={0}
            step="0.01"
          />
        ))}
      {isMember && projects.length > 0 && (
        <fieldset className="stack stack--s">
          <legend className="field__label">{t('field_ordersFor')}</legend>
          <Checkbox {...form.register('allProjects')}>{t('allProjects')}</Checkbox>
          {!isForAll &&
            projects.map(({ id, name }) => (
              <Checkbox
                key={id}
                checked={own.includes(id)}
                onChange={(event) =>
                  form.setValue('projectIds', event.target.checked ? [...own, id] : own.filter((one) => one !== id), {
                    shouldDirty: true,
                  })
                }
              >
                {name}
              </Checkbox>
            ))}
          {errors.projectIds && <p className="field__error">{errors.projectIds.message}</p>}
        </fieldset>
      )}
    </PanelForm>
  );
}
