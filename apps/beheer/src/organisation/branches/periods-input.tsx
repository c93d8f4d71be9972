import type { OpenPeriod } from '@bouwpoort/contract/organisation/branches.staff';
import { Input } from '@bouwpoort/ui/atoms/input.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useId, useState } from 'react';
import { parsePeriods, periodsText } from './period-text.ts';

interface PeriodsInputProps {
  label: string;
  periods: readonly OpenPeriod[];
  onChange: (periods: OpenPeriod[]) => void;
  readOnly?: boolean;
}

/** The hours of a day as text. Invalid text stays, marked, and changes nothing. */
export function PeriodsInput({ label, periods, onChange, readOnly }: PeriodsInputProps) {
  const { t } = useTranslation('beheer-branches');
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const isWrong = typed !== undefined && parsePeriods(typed) === undefined;
  return (
    <span className="wk__in">
      <Input
        aria-label={label}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? id : undefined}
        value={typed ?? periodsText(periods)}
        placeholder={t('closed')}
        readOnly={readOnly}
        autoComplete="off"
        onChange={({ target }) => {
          setTyped(target.value);
          const parsed = parsePeriods(target.value);
          if (parsed) onChange(parsed);
        }}
        onBlur={() => {
          if (!isWrong) setTyped(undefined);
        }}
      />
      {isWrong && (
        <span className="field__error" id={id} role="alert">
          {t('periodsWrong')}
        </span>
      )}
    </span>
  );
}
