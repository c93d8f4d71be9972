import { Checkbox } from '@bouwpoort/ui/atoms/checkbox.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { finderParams } from './finder-question.ts';

interface AssortmentFilterProps {
  options: readonly string[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** A multiple choice that looks like the selects beside it; plain checkboxes without script. */
export function AssortmentFilter({ options, chosen, onChange }: AssortmentFilterProps) {
  const { t } = useTranslation('branches');
  const box = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (box.current) box.current.open = false;
  };
  // A click outside closes it, as with a select.
  useEffect(() => {
    const onPointerDown = ({ target }: PointerEvent) => {
      if (box.current?.open && !box.current.contains(target as Node)) box.current.open = false;
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !box.current?.open) return;
    close();
    box.current.querySelector('summary')?.focus();
  };
  const words = chosen.length > 1 ? t('assortmentChosen', { count: chosen.length }) : (chosen[0] ?? t('assortmentAll'));
  return (
    <div className="field">
      <span className="field__label" aria-hidden="true">
        {t('assortment')}
      </span>
      <details
        ref={box}
        className="assortment"
        onKeyDown={onKeyDown}
        onBlur={({ relatedTarget, currentTarget }) => {
          if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
        }}
      >
        <summary className="select">
          <span className="sr-only">{t('assortment')}: </span>
          {words}
        </summary>
        <fieldset className="assortment__options">
          <legend className="sr-only">{t('assortment')}</legend>
          {options.map((option) => (
            <Checkbox
              key={option}
              name={finderParams.assortment}
              value={option}
              checked={chosen.includes(option)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, option] : chosen.filter((one) => one !== option))
              }
            >
              {option}
            </Checkbox>
          ))}
        </fieldset>
      </details>
    </div>
  );
}
