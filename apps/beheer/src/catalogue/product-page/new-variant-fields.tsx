import type { NewVariant } from '@bouwpoort/contract/catalogue/products.staff';
import { Input } from '@bouwpoort/ui/atoms/input.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { SourceField } from '../../frame/form/source-field.tsx';
import { UnitsEditor } from './units-editor.tsx';

interface NewVariantFieldsProps {
  value: NewVariant;
  error: (name: keyof NewVariant) => string | undefined;
  onChange: (fields: Partial<NewVariant>) => void;
}

export const emptyVariant: NewVariant = {
  ...{ code: '', variantName: '', displayByValue: '', salesUnit: 'PCE', priceUnit: 'PCE', stockUnit: 'PCE' },
  units: [{ code: 'PCE', name: '', ratio: '1', gtin: null }],
  ...{ priceDelivery: 0, pricePickup: 0, pricePer: 1 },
};

const texts = ['code', 'variantName', 'displayByValue'] as const;
const prices = ['priceDelivery', 'pricePickup'] as const;

/** The required fields of an article that can be ordered: number, name, units and price. */
export function NewVariantFields({ value, error, onChange }: NewVariantFieldsProps) {
  const { t } = useTranslation('beheer-products');
  return (
    <>
      {texts.map((name) => (
        <SourceField key={name} label={t(`field-${name}`)} error={error(name)}>
          {(control) => (
            <Input
              {...control}
              value={value[name]}
              autoComplete="off"
              onChange={({ target }) => onChange({ [name]: target.value })}
            />
          )}
        </SourceField>
      ))}
      {prices.map((name) => (
        <SourceField key={name} label={t(`field-${name}`)} error={error(name)}>
          {(control) => (
            <Input
              {...control}
              figures
              inputMode="decimal"
              type="number"
              step="0.0001"
              min="0"
              value={value[name] || ''}
              onChange={({ target }) => onChange({ [name]: Number(target.value) })}
            />
          )}
        </SourceField>
      ))}
      <SourceField label={t('field-pricePer')} error={error('pricePer')}>
        {(control) => (
          <Input
            {...control}
            figures
            type="number"
            min="1"
            value={value.pricePer || ''}
            onChange={({ target }) => onChange({ pricePer: Number(target.value) })}
          />
        )}
      </SourceField>
      <UnitsEditor value={value} isLocked={false} error={error('units')} onChange={onChange} />
    </>
  );
}
