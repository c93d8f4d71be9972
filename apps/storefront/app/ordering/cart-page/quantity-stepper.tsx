import { allowsDecimals } from '@bouwpoort/trade/catalogue/order-units';
import { largestQuantity, readQuantity, writeQuantity } from '@bouwpoort/trade/catalogue/quantity-input';
import { readDutchNumber } from '@bouwpoort/trade/foundation/dutch-number';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';

interface QuantityStepperProps {
  /** What is counted: 'Aantal PIR-isolatieplaat'. */
  label: string;
  quantity: number;
  unit: string;
  /** Buttons report a difference, so that clicks on two devices add up; the field reports a quantity. */
  onStep: (delta: number) => void;
  onSet: (quantity: number) => void;
  /** Called when the quantity reaches zero. */
  onRemove: () => void;
  disabled?: boolean;
}

/** The stepper of a cart line. Typed text is local state until blur, and stays on screen when it is invalid. */
export function QuantityStepper({ label, quantity, unit, onStep, onSet, onRemove, disabled }: QuantityStepperProps) {
  const { t } = useTranslation('cart');
  const id = useId();
  const [text, setText] = useState(writeQuantity(quantity));
  const [mistake, setMistake] = useState<string>();
  useEffect(() => {
    setText(writeQuantity(quantity));
    setMistake(undefined);
  }, [quantity]);

  const step = (delta: number) => (quantity + delta <= 0 ? onRemove() : onStep(delta));
  const reset = () => {
    setText(writeQuantity(quantity));
    setMistake(undefined);
  };
  const commit = () => {
    const typed = text.trim();
    if (typed === '') return reset();
    if (readDutchNumber(typed) === 0) return onRemove();
    const read = readQuantity(typed, unit);
    setMistake(read.mistake && t(`quantity_${read.mistake}`));
    if (read.quantity === undefined || read.quantity === quantity) return;
    onSet(read.quantity);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const keys: ReadonlyMap<string, () => void> = new Map(
      Object.entries<() => void>({
        ArrowUp: () => step(1),
        ArrowDown: () => step(-1),
        Enter: commit,
        Escape: reset,
      }),
    );
    const action = keys.get(event.key);
    if (!action) return;
    event.preventDefault();
    action();
  };
  return (
    <>
      <fieldset className="contents" aria-label={label} disabled={disabled}>
        <div className="stepper">
          <button
            type="button"
            aria-label={t(quantity <= 1 ? 'stepperRemove' : 'stepperLess')}
            onClick={() => step(-1)}
          >
            <Icon name="minus" size="control" />
          </button>
          <input
            type="text"
            inputMode={allowsDecimals(unit) ? 'decimal' : 'numeric'}
            autoComplete="off"
            aria-label={label}
            aria-invalid={mistake ? true : undefined}
            aria-describedby={mistake ? id : undefined}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onFocus={(event) => event.target.select()}
            onBlur={commit}
            onKeyDown={onKeyDown}
          />
          <button
            type="button"
            aria-label={t('stepperMore')}
            disabled={quantity >= largestQuantity}
            onClick={() => step(1)}
          >
            <Icon name="plus" size="control" />
          </button>
        </div>
      </fieldset>
      {mistake && (
        <span className="line__mistake" id={id} role="alert">
          {mistake}
        </span>
      )}
    </>
  );
}
