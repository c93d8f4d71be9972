import { readDutchNumber } from '@bouwpoort/trade/dutch-number';
import { allowsDecimals } from '@bouwpoort/trade/order-units';
import { largestQuantity, readQuantity, writeQuantity } from '@bouwpoort/trade/quantity-input';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';

interface QuantityStepperProps {
  /** What is counted: 'Aantal PIR-isolatieplaat'. */
  label: string;
  quantity: number;
  unit: string;
  /** A difference for the buttons, so that clicks on two devices add up; an amount for what is typed. */
  onStep: (delta: number) => void;
  onSet: (quantity: number) => void;
  /** Down to nothing. */
  onRemove: () => void;
  disabled?: boolean;
}

/** The stepper of a cart line: what is typed has a life of its own until the field is left, and is not thrown away. */
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
  const takeBack = () => {
    setText(writeQuantity(quantity));
    setMistake(undefined);
  };
  const leave = () => {
    const typed = text.trim();
    if (typed === '') return takeBack();
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
        Enter: leave,
        Escape: takeBack,
      }),
    );
    const act = keys.get(event.key);
    if (!act) return;
    event.preventDefault();
    act();
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
            onBlur={leave}
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
