import { TextField } from '@bouwpoort/ui/molecules/text-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import type { AddressValues } from './address-rules.ts';
import { useAddressLookup } from './use-address-lookup.ts';

interface AddressFieldsProps {
  values: AddressValues;
  onChange: (change: Partial<AddressValues>) => void;
  errorOf: (name: keyof AddressValues) => string | undefined;
}

/** Postal code and number first: they usually find the rest (C 2.7). */
export function AddressFields({ values, onChange, errorOf }: AddressFieldsProps) {
  const { t } = useTranslation('addresses');
  const lookup = useAddressLookup(values, onChange);
  const text = (name: keyof AddressValues, more: { autoComplete: string; maxLength: number; hint?: string }) => {
    const { hint, ...input } = more;
    return (
      <TextField
        label={t(`field_${name}`)}
        hint={hint}
        error={errorOf(name)}
        optional={name === 'houseNumberAddition'}
        {...input}
        name={name}
        value={values[name]}
        onChange={(event) => onChange({ [name]: event.target.value })}
      />
    );
  };
  return (
    <div className="address-fields">
      {text('postalCode', { autoComplete: 'postal-code', maxLength: 8 })}
      {text('houseNumber', { autoComplete: 'off', maxLength: 16 })}
      {text('houseNumberAddition', { autoComplete: 'off', maxLength: 10 })}
      <p className="address-fields__found small" aria-live="polite">
        {lookup === 'looking' && t('lookupLooking')}
        {lookup === 'found' && t('lookupFound')}
        {lookup === 'manual' && t('lookupManual')}
      </p>
      <div className="address-fields__street">{text('street', { autoComplete: 'address-line1', maxLength: 100 })}</div>
      <div className="address-fields__city">{text('city', { autoComplete: 'address-level2', maxLength: 80 })}</div>
    </div>
  );
}
