import { allowsDecimals } from '@bouwpoort/trade/catalogue/order-units';
import {
  blocksTyping,
  isBegun,
  readQuantity,
  settleQuantity,
  smallestQuantity,
} from '@bouwpoort/trade/catalogue/quantity-input';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { classNames } from '@bouwpoort/ui/class-names.ts';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { type ChangeEvent, type KeyboardEvent, type Ref, useState } from 'react';
import { steppedQuantity } from './quantity-step.ts';

interface QuantityFieldProps {
  /** The label: 'Aantal', 'Aantal PIR-isolatieplaat'. */
  label: string;
  text: string;
  unit: string;
  onText: (text: string) => void;
  id?: string;
  ref?: Ref<HTMLInputElement>;
  large?: boolean;
  /** The id of the element with the error text. */
  mistakeId?: string | undefined;
}

/**
 * The quantity of C 5: for counted units an empty field or a zero becomes 1 at once. For a measure, '0' may become
 * '0,8': it is validated on blur.
 */
export function QuantityField({ label, text, unit, onText, id, ref, large, mistakeId }: QuantityFieldProps) {
  const { t } = useTranslation('chrome');
  const isSmallest = (readQuantity(text, unit).quantity ?? smallestQuantity) <= smallestQuantity;
  const [isStarted, setStarted] = useState<string>();
  const shown = isStarted ?? text;
  const report = (next: string) => {
    setStarted(undefined);
    onText(next);
  };
  const step = (delta: 1 | -1) => report(steppedQuantity(shown, unit, delta));
  const commit = () => report(settleQuantity(shown, unit));

  const read = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    if (isBegun(input.value, unit)) return setStarted(input.value);
    const settled = settleQuantity(input.value, unit);
    const isReset = settled !== input.value.trim();
    report(settled);
    // Selected, so that the next key replaces the automatic 1.
    if (isReset) queueMicrotask(() => input.select());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && isStarted !== undefined) commit();
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    step(event.key === 'ArrowUp' ? 1 : -1);
  };
  return (
    <fieldset className="contents" aria-label={label}>
      <div className={classNames('stepper', large && 'stepper--l')}>
        <button
          type="button"
          aria-label={t('stepperLess')}
          aria-disabled={isSmallest}
          onClick={() => !isSmallest && step(-1)}
        >
          <Icon name="minus" size="control" />
        </button>
        <input
          ref={ref}
          id={id}
          type="text"
          inputMode={allowsDecimals(unit) ? 'decimal' : 'numeric'}
          autoComplete="off"
          enterKeyHint="done"
          aria-label={label}
          aria-invalid={mistakeId ? true : undefined}
          aria-describedby={mistakeId}
          value={shown}
          onBeforeInput={(event) => {
            if (blocksTyping(event.currentTarget.value, event.data, unit)) event.preventDefault();
          }}
          onChange={read}
          onFocus={(event) => event.target.select()}
          onBlur={commit}
          onKeyDown={onKeyDown}
        />
        <button type="button" aria-label={t('stepperMore')} onClick={() => step(1)}>
          <Icon name="plus" size="control" />
        </button>
      </div>
    </fieldset>
  );
}
