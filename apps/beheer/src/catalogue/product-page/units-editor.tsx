import type { ProductUnit } from '@bouwpoort/contract/catalogue/products.staff';
import { unitName } from '@bouwpoort/trade/catalogue/order-units';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { IconButton } from '@bouwpoort/ui/atoms/icon-button.tsx';
import { Input } from '@bouwpoort/ui/atoms/input.tsx';
import { SelectField } from '@bouwpoort/ui/molecules/select-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { TableHead } from '../../frame/table/table-head.tsx';

interface Units {
  salesUnit: string;
  priceUnit: string;
  stockUnit: string;
  units: ProductUnit[];
}

interface UnitsEditorProps {
  value: Units;
  isLocked: boolean;
  error: string | undefined;
  onChange: (fields: Partial<Units>) => void;
}

const roles = ['salesUnit', 'priceUnit', 'stockUnit'] as const;

/** Sales unit, price unit and stock unit, with the number of base units in each. */
export function UnitsEditor({ value, isLocked, error, onChange }: UnitsEditorProps) {
  const { t } = useTranslation('beheer-products');
  const { units } = value;
  const put = (at: number, fields: Partial<ProductUnit>) =>
    onChange({ units: units.map((unit, index) => (index === at ? { ...unit, ...fields } : unit)) });
  return (
    <>
      {error && (
        <p className="field__error" role="alert">
          {error}
        </p>
      )}
      <div className="units__roles">
        {roles.map((role) => (
          <SelectField
            key={role}
            label={t(`field-${role}`)}
            value={value[role]}
            disabled={isLocked}
            options={[...new Set([...units.map(({ code }) => code), value[role]])].map((code) => ({
              value: code,
              label: code === '' ? '' : unitName(code, 1),
            }))}
            onChange={({ target }) => onChange({ [role]: target.value })}
          />
        ))}
      </div>
      <div className="dt-scroll">
        <table className="dt dt--plain" aria-label={t('units')}>
          <TableHead columns={[t('unitCode'), t('unitName'), t('unitRatio'), t('unitGtin')]} actions={t('remove')} />
          <tbody>
            {units.map((unit, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a unit has no name of its own while it is typed
              <tr key={at}>
                {(['code', 'name', 'ratio'] as const).map((name) => (
                  <td key={name}>
                    <Input
                      className="input--s"
                      aria-label={t('unitField', { number: at + 1, field: t(unitLabels[name]) })}
                      value={unit[name]}
                      readOnly={isLocked}
                      onChange={({ target }) => put(at, { [name]: target.value })}
                    />
                  </td>
                ))}
                <td>
                  <Input
                    className="input--s unit-gtin"
                    aria-label={t('unitField', { number: at + 1, field: t('unitGtin') })}
                    value={unit.gtin ?? ''}
                    readOnly={isLocked}
                    inputMode="numeric"
                    onChange={({ target }) => put(at, { gtin: target.value.trim() || null })}
                  />
                </td>
                <td className="w0">
                  {!isLocked && (
                    <IconButton
                      look="quiet"
                      icon="trash"
                      label={t('unitRemove', { number: at + 1 })}
                      onClick={() => onChange({ units: units.filter((_, index) => index !== at) })}
                    />
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {!isLocked && (
        <Button
          className="btn--s"
          icon="plus"
          onClick={() => onChange({ units: [...units, { code: '', name: '', ratio: '', gtin: null }] })}
        >
          {t('addUnit')}
        </Button>
      )}
    </>
  );
}

const unitLabels = { code: 'unitCode', name: 'unitName', ratio: 'unitRatio' } as const;
