import type { VentureDetails } from '@bouwpoort/contract/organisation/ventures';
import type { Form } from '@bouwpoort/ui/form/use-form.ts';
import { SelectField } from '@bouwpoort/ui/molecules/select-field.tsx';
import { TextField } from '@bouwpoort/ui/molecules/text-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import type { HTMLInputAutoCompleteAttribute } from 'react';
import { NewPasswordFields } from './new-password-fields.tsx';
import type { DetailsValues } from './registration-rules.ts';

interface DetailsFieldsProps {
  venture: VentureDetails;
  emailAddress: string;
  asksAddress: boolean;
  form: Form<DetailsValues>;
}

/** The fields of step 2 (P 2.13), in the order of detailsRules. */
export function DetailsFields({ venture, emailAddress, asksAddress, form }: DetailsFieldsProps) {
  const { t } = useTranslation('registration');
  return (
    <>
      {asksAddress && <AddressFields form={form} />}
      <div className="span-2">
        <SelectField
          label={t('field_branchId')}
          hint={t('branchHint')}
          error={form.errorOf('branchId')}
          name="branchId"
          required
          options={venture.storeLocations.map(({ branchId, displayName }) => ({
            value: branchId,
            label: displayName,
          }))}
          value={form.values.branchId}
          onChange={({ target }) => form.set({ branchId: target.value })}
        />
      </div>
      <DetailField form={form} name="firstName" autoComplete="given-name" maxLength={60} />
      <DetailField form={form} name="lastName" autoComplete="family-name" maxLength={80} />
      <div className="span-2">
        <DetailField form={form} name="phone" type="tel" autoComplete="tel" maxLength={30} figures />
      </div>
      <div className="span-2">
        <TextField
          label={t('username')}
          hint={t('usernameHint')}
          name="username"
          type="email"
          autoComplete="username"
          readOnly
          value={emailAddress}
        />
      </div>
      <NewPasswordFields form={form} known={[emailAddress, venture.name]} />
    </>
  );
}

function AddressFields({ form }: { form: Form<DetailsValues> }) {
  const { t } = useTranslation('registration');
  return (
    <>
      <p className="span-2 muted">{t('addressMissing')}</p>
      <DetailField form={form} name="street" autoComplete="address-line1" maxLength={100} />
      <DetailField form={form} name="houseNumber" autoComplete="off" maxLength={15} figures />
      <DetailField form={form} name="zipcode" autoComplete="postal-code" maxLength={10} />
      <DetailField form={form} name="city" autoComplete="address-level2" maxLength={80} />
    </>
  );
}

interface DetailFieldProps {
  form: Form<DetailsValues>;
  name: 'street' | 'houseNumber' | 'zipcode' | 'city' | 'firstName' | 'lastName' | 'phone';
  type?: 'text' | 'tel';
  autoComplete: HTMLInputAutoCompleteAttribute;
  maxLength: number;
  figures?: boolean;
}

function DetailField({ form, name, type = 'text', autoComplete, maxLength, figures = false }: DetailFieldProps) {
  const { t } = useTranslation('registration');
  return (
    <TextField
      label={t(`field_${name}`)}
      error={form.errorOf(name)}
      className={figures ? 'num' : undefined}
      name={name}
      type={type}
      autoComplete={autoComplete}
      maxLength={maxLength}
      required
      value={form.values[name]}
      onChange={({ target }) => form.set({ [name]: name === 'zipcode' ? target.value.toUpperCase() : target.value })}
    />
  );
}
