import type { FoundPlace } from '@bouwpoort/contract/catalogue/search';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { IconButton } from '@bouwpoort/ui/atoms/icon-button.tsx';
import { Input } from '@bouwpoort/ui/atoms/input.tsx';
import { classNames } from '@bouwpoort/ui/class-names.ts';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { finderParams } from './finder-question.ts';
import { placeMove } from './place-move.ts';
import { usePlaceSuggestions } from './use-place-suggestions.ts';

interface PlaceFieldProps {
  id: string;
  /** The requested place, which is the value of the field until the visitor types. */
  place: string;
  isLocating: boolean;
  onLocate: () => void;
  onChoose: (place: FoundPlace) => void;
  onType: () => void;
}

/** Postal code or place, with suggestions (ARIA 1.2 combobox). Without script it is a plain field. */
export function PlaceField({ id, place, isLocating, onLocate, onChoose, onType }: PlaceFieldProps) {
  const { t } = useTranslation('branches');
  const [text, setText] = useState(place);
  const [isTyping, setIsTyping] = useState(false);
  const [active, setActive] = useState<number | null>(null);
  const places = usePlaceSuggestions(text, isTyping);
  const isOpen = isTyping && places.length > 0;
  const activeAt = isOpen && active !== null && active < places.length ? active : null;

  // After back and forward, or a place chosen elsewhere on the page.
  useEffect(() => {
    setText(place);
    setIsTyping(false);
  }, [place]);

  const choose = (found: FoundPlace) => {
    setText(found.name);
    setIsTyping(false);
    setActive(null);
    onChoose(found);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      setIsTyping(false);
      setActive(null);
      return;
    }
    const chosen = activeAt === null ? undefined : places[activeAt];
    if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      choose(chosen);
      return;
    }
    if (event.key === 'ArrowDown' && !isOpen) {
      setIsTyping(true);
      setActive(0);
      return;
    }
    const move = isOpen ? placeMove(event.key, activeAt, places.length) : undefined;
    if (move === undefined) return;
    // The left and right arrow keys keep moving the cursor.
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') event.preventDefault();
    setActive(move);
  };

  return (
    <div className="place-field">
      <Input
        id={id}
        name={finderParams.place}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-list` : undefined}
        aria-activedescendant={activeAt === null ? undefined : `${id}-${activeAt}`}
        aria-autocomplete="list"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        placeholder={t('placePlaceholder')}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setIsTyping(true);
          setActive(null);
          onType();
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setIsTyping(false)}
        tool={
          <IconButton
            icon="locate"
            label={t(isLocating ? 'locating' : 'useMyLocation')}
            className="place-field__locate"
            aria-busy={isLocating}
            disabled={isLocating}
            onClick={onLocate}
          />
        }
      />
      <p className="sr-only" role="status">
        {isOpen && t('suggestionCount', { count: places.length })}
      </p>
      {isOpen && (
        <div className="place-field__list" id={`${id}-list`} role="listbox" aria-label={t('suggestions')}>
          {places.map((found, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps the focus
            <div
              key={`${found.name} ${found.province}`}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === activeAt}
              tabIndex={-1}
              className={classNames('place-field__option', index === activeAt && 'is-active')}
              // Prevents the field from losing the focus, which would close the list.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(found)}
            >
              <Icon name="pin" size="control" />
              <span>
                {found.name}
                {found.province && (
                  <span className="muted">
                    {' '}
                    {found.kind === 'postalCode' ? t('inProvince', { province: found.province }) : found.province}
                  </span>
                )}
              </span>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
