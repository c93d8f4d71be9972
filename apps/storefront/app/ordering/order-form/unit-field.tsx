import { unitName } from '@bouwpoort/trade/catalogue/order-units';
import { showAmount } from '@bouwpoort/trade/catalogue/quantity-words';
import { inUnit, ratioOf, type UnitBundle, type VariantUnits } from '@bouwpoort/trade/catalogue/unit-conversion';
import { SelectField } from '@bouwpoort/ui/molecules/select-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';

interface UnitFieldProps {
  units: VariantUnits;
  offered: readonly UnitBundle[];
  unit: string | undefined;
  onUnit: (unit: string) => void;
}

/** A select where there are several units (C 2.4); otherwise the unit as text. */
export function UnitField({ units, offered, unit, onUnit }: UnitFieldProps) {
  const { t } = useTranslation('purchase');
  if (offered.length > 1) {
    return (
      <SelectField
        label={t('unit')}
        value={unit}
        onChange={(event) => onUnit(event.target.value)}
        options={offered.map(({ bundleCode }) => ({ value: bundleCode, label: unitLabel(units, bundleCode) }))}
      />
    );
  }
  return (
    <div className="field">
      <span className="field__label">{t('unit')}</span>
      <span className="order-form__unit">{unit === undefined ? '' : unitLabel(units, unit)}</span>
    </div>
  );
}

/** 'm²', 'pak (1,44 m²)', 'pallet (40 zakken)' */
function unitLabel(units: VariantUnits, code: string): string {
  const { priceUnit } = units;
  const name = unitName(code, 1);
  if (ratioOf(units, code).eq(ratioOf(units, priceUnit))) return name;
  return `${name} (${showAmount(inUnit(units, 1, code, priceUnit), priceUnit)})`;
}
