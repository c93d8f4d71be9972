import { shortDay } from '@bouwpoort/trade/foundation/day-words';
import { showDate } from '@bouwpoort/trade/foundation/dutch-dates';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { Field } from '@bouwpoort/ui/molecules/field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useState } from 'react';
import type { DayChoice } from './day-choices.ts';
import { DayDialog } from './day-dialog.tsx';

interface DayFieldProps {
  name: string;
  label: string;
  hint: string;
  error?: string | undefined;
  days: readonly DayChoice[];
  value: string | null;
  onChoose: (day: string) => void;
}

/** Looks like a field, and opens the calendar. */
export function DayField({ name, label, hint, error, days, value, onChoose }: DayFieldProps) {
  const { t } = useTranslation('checkout');
  const [isOpen, setIsOpen] = useState(false);
  const shown = value ? `${shortDay(value).slice(0, 2)} ${showDate(value)}` : t('chooseDay');
  return (
    <>
      <Field label={label} hint={hint} error={error}>
        {({ 'aria-invalid': _, ...control }) => (
          <button
            {...control}
            type="button"
            className="input day-field num"
            data-field={name}
            aria-haspopup="dialog"
            aria-label={`${label}: ${shown}`}
            onClick={() => setIsOpen(true)}
          >
            {shown}
            <Icon name="calendar" />
          </button>
        )}
      </Field>
      <DayDialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={label}
        days={days}
        value={value}
        onChoose={onChoose}
      />
    </>
  );
}
