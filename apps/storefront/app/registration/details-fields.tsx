import type { VentureDetails } from '@bouwpoort/contract/ventures';
import { Input } from '@bouwpoort/ui/atoms/input.tsx';
import { Select } from '@bouwpoort/ui/atoms/select.tsx';
import { Field } from '@bouwpoort/ui/molecules/field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import type { HTMLInputAutoCompleteAttribute } from 'react';
import { NewPasswordFields } from './new-password-fields.tsx';
import type { DetailsValues } from './registration-rules.ts';
import { useFieldErrors } from './use-field-errors.ts';
import type { Fields } from './use-fields.ts';

interface DetailsFieldsProps {
  venture: VentureDetails;
  emailAddress: string;
  asksAddress: boolean;
  fields: Fields<DetailsValues>;
}

/** The fields of step 2 (P 2.13), in the order of detailsRules. */
export function DetailsFields({ venture, emailAddress, asksAddress, fields }: DetailsFieldsProps) {
  const { t } = useTranslation('registration');
  const errorOf = useFieldErrors(fields);
  return (
    <>
      {asksAddress && <AddressFields fields={fields} />}
      <div className="span-2">
        <Field label={t('field_branchId')} hint={t('branchHint')} error={errorOf('branchId')}>
          {(control) => (
            <Select
              {...control}
              name="branchId"
              required
              options={venture.storeLocations.map(({ branchId, displayName }) => ({
                value: branchId,
                label: displayName,
              }))}
              value={fields.values.branchId}
              onChange={({ target }) => fields.set('branchId', target.value)}
            />
          )}
        </Field>
      </div>
      <TextField fields={fields} name="firstName" autoComplete="given-name" maxLength={60} />
      <TextField fields={fields} name="lastName" autoComplete="family-name" maxLength={80} />
      <div className="span-2">
        <TextField fields={fields} name="phone" type="tel" autoComplete="tel" maxLength={30} figures />
      </div>
      <div className="span-2">
        <Field label={t('username')} hint={t('usernameHint')}>
          {(control) => (
            <Input {...control} name="username" type="email" autoComplete="username" readOnly value={emailAddress} />
          )}
        </Field>
      </div>
      <NewPasswordFields fields={fields} known={[emailAddress, venture.name]} />
    </>
  );
}

function AddressFields({ fields }: { fields: Fields<DetailsValues> }) {
  const { t } = useTranslation('registration');
  return (
    <>
      <p className="span-2 muted">{t('addressMissing')}</p>
      <TextField fields={fields} name="street" autoComplete="address-line1" maxLength={100} />
      <TextField fields={fields} name="houseNumber" autoComplete="off" maxLength={15} figures />
      <TextField fields={fields} name="zipcode" autoComplete="postal-code" maxLength={10} />
      <TextField fields={fields} name="city" autoComplete="address-level2" maxLength={80} />
    </>
  );
}

interface TextFieldProps {
  fields: Fields<DetailsValues>;
  name: 'street' | 'houseNumber' | 'zipcode' | 'city' | 'firstName' | 'lastName' | 'phone';
  type?: 'text' | 'tel';
  autoComplete: HTMLInputAutoCompleteAttribute;
  maxLength: number;
  figures?: boolean;
}

function TextField({ fields, name, type = 'text', autoComplete, maxLength, figures = false }: TextFieldProps) {
  const { t } = useTranslation('registration');
  const errorOf = useFieldErrors(fields);
  return (
    <Field label={t(`field_${name}`)} error={errorOf(name)}>
      {(control) => (
        <Input
          {...control}
          className={figures ? 'num' : undefined}
          name={name}
          type={type}
          autoComplete={autoComplete}
          maxLength={maxLength}
          required
          value={fields.values[name]}
          onChange={({ target }) => fields.set(name, name === 'zipcode' ? target.value.toUpperCase() : target.value)}
        />
      )}
    </Field>
  );
}
