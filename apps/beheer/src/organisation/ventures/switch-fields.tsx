import { deliveryModeIds } from '@bouwpoort/contract/organisation/ventures';
import { priceListFormats, type VentureEdit } from '@bouwpoort/contract/organisation/ventures.staff';
import { Checkbox } from '@bouwpoort/ui/atoms/checkbox.tsx';
import { FieldError } from '@bouwpoort/ui/molecules/field-messages.tsx';
import { TextField } from '@bouwpoort/ui/molecules/text-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { Switch } from '../../frame/kit/switch.tsx';
import type { VentureFieldsProps } from './venture-fields.ts';

/** Shown as what customers can do; some flags of the record are negated. */
const switches = [
  { name: 'hasShop', isOnWhen: true },
  { name: 'dynamics', isOnWhen: true },
  { name: 'disableOrdering', isOnWhen: false },
  { name: 'disablePricing', isOnWhen: false },
  { name: 'disableStockInformation', isOnWhen: false },
  { name: 'downloadPricelist', isOnWhen: true },
] as const;

type SwitchFieldsProps = VentureFieldsProps & { isPortal: boolean };

export function SwitchFields({ value, error, put, isPortal }: SwitchFieldsProps) {
  const { t } = useTranslation('beheer-ventures');
  const shown = switches.filter(({ name }) => name === 'hasShop' || value.hasShop);
  if (isPortal) return <p className="muted">{t('portalHasNone')}</p>;
  return (
    <div className="stack">
      <ul className="vswitches">
        {shown.map(({ name, isOnWhen }) => (
          <li key={name}>
            <Switch
              isOn={value[name] === isOnWhen}
              label={t(`switch-${name}`)}
              onChange={(isOn) => put({ [name]: isOn === isOnWhen })}
            />
            <p className="mini muted">{t(`switchHint-${name}`)}</p>
            <FieldError role="alert">{error(name)}</FieldError>
          </li>
        ))}
      </ul>
      {value.hasShop && value.downloadPricelist && (
        <Ticks
          name="downloadPricelistFormats"
          options={priceListFormats}
          value={value.downloadPricelistFormats}
          error={error('downloadPricelistFormats')}
          onChange={(downloadPricelistFormats) => put({ downloadPricelistFormats })}
        />
      )}
      {value.hasShop && (
        <>
          <Ticks
            name="deliveryModes"
            options={deliveryModeIds}
            value={value.deliveryModes}
            error={error('deliveryModes')}
            onChange={(deliveryModes) => put({ deliveryModes })}
          />
          <TextField
            label={t('field-minQuoteMargin')}
            hint={t('hint-minQuoteMargin')}
            error={error('minQuoteMargin')}
            className="input--num"
            type="number"
            min={0}
            max={90}
            value={Number.isNaN(value.minQuoteMargin) ? '' : value.minQuoteMargin}
            onChange={({ target }) => put({ minQuoteMargin: target.valueAsNumber })}
          />
          <TextField
            label={t('field-guestDebitNumber')}
            hint={t('hint-guestDebitNumber')}
            error={error('guestDebitNumber')}
            optional
            value={value.guestDebitNumber ?? ''}
            maxLength={20}
            autoComplete="off"
            onChange={({ target }) => put({ guestDebitNumber: target.value === '' ? null : target.value })}
          />
        </>
      )}
    </div>
  );
}

interface TicksProps<Value extends string> {
  name: keyof VentureEdit;
  options: readonly Value[];
  value: readonly Value[];
  error: string | undefined;
  onChange: (value: Value[]) => void;
}

function Ticks<Value extends string>({ name, options, value, error, onChange }: TicksProps<Value>) {
  const { t } = useTranslation('beheer-ventures');
  return (
    <fieldset className="check-grid">
      <legend>{t(`field-${name}`)}</legend>
      {options.map((option) => (
        <Checkbox
          key={option}
          checked={value.includes(option)}
          onChange={() => onChange(options.filter((one) => value.includes(one) !== (one === option)))}
        >
          {t(`${name}-${option}`)}
        </Checkbox>
      ))}
      <FieldError role="alert">{error}</FieldError>
    </fieldset>
  );
}
