import type { BeheerAddress, BeheerProject } from '@bouwpoort/contract/customers/customers.staff';
import { type AddressEdit, addressEdit } from '@bouwpoort/contract/organisation/address-edit.staff';
import { showPostalCode } from '@bouwpoort/trade/organisation/postal-code';
import { Checkbox } from '@bouwpoort/ui/atoms/checkbox.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { SelectField } from '@bouwpoort/ui/molecules/select-field.tsx';
import { TextField } from '@bouwpoort/ui/molecules/text-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { Controller } from 'react-hook-form';
import { ConflictDialog } from '../../frame/form/conflict-dialog.tsx';
import { emptyAsNull } from '../../frame/form/empty-as-null.ts';
import { PanelForm } from '../../frame/form/panel-form.tsx';
import { useRecordForm } from '../../frame/form/use-record-form.ts';
import { countryName, neighbouringCountries } from '../customers/country-name.ts';
import { inputOf, usePlaceChanges } from './use-place-changes.ts';

interface AddressFormProps {
  customerId: string;
  /** Undefined for a new one. */
  address: BeheerAddress | undefined;
  projects: readonly BeheerProject[];
  onClose: () => void;
}

const noAddress: AddressEdit = {
  ...{ name: '', street: '', houseNumber: '', houseNumberAddition: '', postalCode: '', city: '', countryCode: 'NL' },
  ...{ email: null, daytimePhoneNumber: null, projectId: null, shippingDefault: false },
};

export function AddressForm({ customerId, address, projects, onClose }: AddressFormProps) {
  const { t } = useTranslation('beheer-customers');
  const { addAddress, changeAddress } = usePlaceChanges(customerId);
  const values = address ? inputOf(address) : noAddress;
  const record = useRecordForm({
    name: `customer/${customerId}/address/${address?.addressId ?? 'new'}`,
    schema: addressEdit(address && values),
    values,
    version: address?.version ?? null,
    save: async (body, over) => {
      if (address) await changeAddress(address, body, over ?? address.version);
      else await addAddress(body);
      onClose();
    },
  });
  const { register, control, formState } = record.form;
  const { errors } = formState;
  const isInvoice = address?.addressType === 'invoice';
  const projectName = (id: unknown) => projects.find((one) => one.id === id)?.name ?? t('noProject');
  const shown = (value: unknown) =>
    typeof value === 'boolean' ? t(value ? 'yes' : 'no') : value === null || value === '' ? '–' : String(value);
  return (
    <>
      <PanelForm record={record} submit={t(address ? 'addressSave' : 'addressAdd')} onClose={onClose}>
        {address && address.from !== null && (
          <Notice kind="info" title={t('placeFrom', { from: address.from })}>
            {t('placeFromText')}
          </Notice>
        )}
        <TextField
          label={t('field_name')}
          hint={t('addressNameHint')}
          {...record.field('name')}
          autoComplete="off"
          data-initial-focus
        />
        <div className="address-numbers">
          <TextField label={t('field_postalCode')} {...record.field('postalCode')} autoComplete="off" />
          <TextField label={t('field_houseNumber')} {...record.field('houseNumber')} autoComplete="off" />
          <TextField
            label={t('field_houseNumberAddition')}
            {...record.field('houseNumberAddition')}
            autoComplete="off"
          />
        </div>
        <TextField label={t('field_street')} {...record.field('street')} autoComplete="off" />
        <TextField label={t('field_city')} {...record.field('city')} autoComplete="off" />
        <SelectField
          label={t('field_countryCode')}
          {...record.field('countryCode')}
          options={[...new Set([...neighbouringCountries, values.countryCode])].map((code) => ({
            value: code,
            label: countryName(code),
          }))}
        />
        <TextField
          label={t('field_daytimePhoneNumber')}
          optional
          {...record.field('daytimePhoneNumber', emptyAsNull)}
          type="tel"
          autoComplete="off"
        />
        <TextField
          label={t('field_email')}
          optional
          {...record.field('email', emptyAsNull)}
          type="email"
          autoComplete="off"
        />
        {!isInvoice && (
          <Controller
            control={control}
            name="projectId"
            render={({ field: { value, onChange, onBlur } }) => (
              <SelectField
                label={t('field_project')}
                error={errors.projectId?.message}
                value={value ?? ''}
                onBlur={onBlur}
                onChange={(event) => onChange(event.target.value === '' ? null : Number(event.target.value))}
                options={[
                  { value: '', label: t('noProject') },
                  ...projects.map(({ id, name }) => ({ value: String(id), label: name })),
                ]}
              />
            )}
          />
        )}
        {!isInvoice && (
          <Checkbox {...register('shippingDefault')} disabled={address?.shippingDefault ?? false}>
            {t('field_shippingDefault')}
          </Checkbox>
        )}
      </PanelForm>
      <ConflictDialog
        record={record}
        fields={[
          { name: 'name', label: t('field_name'), show: shown },
          { name: 'street', label: t('field_street'), show: shown },
          { name: 'houseNumber', label: t('field_houseNumber'), show: shown },
          { name: 'houseNumberAddition', label: t('field_houseNumberAddition'), show: shown },
          { name: 'postalCode', label: t('field_postalCode'), show: (value) => showPostalCode(String(value)) },
          { name: 'city', label: t('field_city'), show: shown },
          { name: 'countryCode', label: t('field_countryCode'), show: (code) => countryName(String(code)) },
          { name: 'daytimePhoneNumber', label: t('field_daytimePhoneNumber'), show: shown },
          { name: 'email', label: t('field_email'), show: shown },
          { name: 'projectId', label: t('field_project'), show: projectName },
          { name: 'shippingDefault', label: t('field_shippingDefault'), show: shown },
        ]}
      />
    </>
  );
}
