import { readDutchNumber } from '@bouwpoort/trade/foundation/dutch-number';
import { whenNeeded } from '@bouwpoort/trade/foundation/lazy';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../atoms/icon.tsx';
import { classNames } from '../class-names.ts';
import { useTranslation } from '../use-translation.ts';

interface StepperProps {
  /** What is counted: 'Aantal PIR-isolatieplaat'. */
  label: string;
  value: number;
  /** `requested` is the value before it was limited to the bounds. */
  onChange: (value: number, requested: number) => void;
  min?: number;
  max?: number;
  step?: number;
  size?: 'small' | 'medium' | 'large';
  /** Reports a typed number after a pause; otherwise on blur. */
  reportsWhileTyping?: boolean;
}

const sizeClass = { small: 'stepper--s', medium: null, large: 'stepper--l' };
/** Milliseconds: long enough to type the next digit. */
const debounceDelay = 400;
const figures = whenNeeded(() => new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 4, useGrouping: false }));

export function Stepper({
  label,
  value,
  onChange,
  min = 1,
  max = Number.POSITIVE_INFINITY,
  step = 1,
  size,
  reportsWhileTyping,
}: StepperProps) {
  const { t } = useTranslation('chrome');
  // The text is local state until blur, because it may not be a valid number yet ("1,").
  const [text, setText] = useState(figures().format(value));
  // Text with the same value stays unchanged while typing ("2," on the way to "2,5").
  useEffect(() => setText((now) => (readDutchNumber(now.trim()) === value ? now : figures().format(value))), [value]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const set = (next: number) => onChange(Math.min(max, Math.max(min, next)), next);
  const reportDebounced = (typing: string) => {
    clearTimeout(timer.current);
    const typed = readDutchNumber(typing.trim());
    // A number out of bounds may still become valid with the next digit.
    if (typed === undefined || typed < min || typed > max) return;
    timer.current = setTimeout(() => onChange(typed, typed), debounceDelay);
  };
  const commit = () => {
    clearTimeout(timer.current);
    const typed = readDutchNumber(text.trim());
    if (typed !== undefined && typed !== value) set(typed);
    setText(figures().format(value));
  };

  return (
    <fieldset className="contents" aria-label={label}>
      <div className={classNames('stepper', sizeClass[size ?? 'medium'])}>
        <button
          type="button"
          aria-label={t('stepperLess')}
          // Not `disabled`, which would lose the focus.
          aria-disabled={value <= min}
          onClick={() => value > min && set(value - step)}
        >
          <Icon name="minus" size="control" />
        </button>
        <input
          type="text"
          inputMode="decimal"
          aria-label={label}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            if (reportsWhileTyping) reportDebounced(event.target.value);
          }}
          onBlur={commit}
          onKeyDown={(event) => {
            if (event.key === 'ArrowUp') set(value + step);
            else if (event.key === 'ArrowDown') set(value - step);
            else if (event.key === 'Enter') commit();
          }}
        />
        <button
          type="button"
          aria-label={t('stepperMore')}
          aria-disabled={value >= max}
          onClick={() => value < max && set(value + step)}
        >
          <Icon name="plus" size="control" />
        </button>
      </div>
    </fieldset>
  );
}
