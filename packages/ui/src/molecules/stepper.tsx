import { readDutchNumber } from '@bouwpoort/trade/dutch-number';
import { whenNeeded } from '@bouwpoort/trade/when-needed';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../atoms/icon.tsx';
import { classNames } from '../class-names.ts';
import { useTranslation } from '../use-translation.ts';

interface StepperProps {
  /** What is counted: 'Aantal PIR-isolatieplaat'. */
  label: string;
  value: number;
  /** With what was asked for, where that is out of bounds. */
  onChange: (value: number, asked: number) => void;
  min?: number;
  max?: number;
  step?: number;
  size?: 'small' | 'medium' | 'large';
  /** Tells a typed number after a pause; otherwise when the field is left. */
  followsTyping?: boolean;
}

const sizeClass = { small: 'stepper--s', medium: null, large: 'stepper--l' };
/** Long enough to type the next figure, in milliseconds. */
const typingPause = 400;
const figures = whenNeeded(() => new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 4, useGrouping: false }));

export function Stepper({
  label,
  value,
  onChange,
  min = 1,
  max = Number.POSITIVE_INFINITY,
  step = 1,
  size,
  followsTyping,
}: StepperProps) {
  const { t } = useTranslation('chrome');
  // What is being typed need not be a number yet ("1,"), so the text has a life of its own until the field is left.
  const [text, setText] = useState(figures().format(value));
  // A number that is still being typed ("2," on the way to "2,5") stays as it is.
  useEffect(() => setText((now) => (readDutchNumber(now.trim()) === value ? now : figures().format(value))), [value]);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);

  const set = (next: number) => onChange(Math.min(max, Math.max(min, next)), next);
  const follow = (typing: string) => {
    clearTimeout(pause.current);
    const typed = readDutchNumber(typing.trim());
    // What is out of bounds may still become a number within them.
    if (typed === undefined || typed < min || typed > max) return;
    pause.current = setTimeout(() => onChange(typed, typed), typingPause);
  };
  const leave = () => {
    clearTimeout(pause.current);
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
          // A button that went out of use would take the focus with it.
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
            if (followsTyping) follow(event.target.value);
          }}
          onBlur={leave}
          onKeyDown={(event) => {
            if (event.key === 'ArrowUp') set(value + step);
            else if (event.key === 'ArrowDown') set(value - step);
            else if (event.key === 'Enter') leave();
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
