import './article-field.css';
import { Input } from '@bouwpoort/ui/atoms/input.tsx';
import { classNames } from '@bouwpoort/ui/class-names.ts';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { type ClipboardEvent, type KeyboardEvent, type Ref, useId, useState } from 'react';
import { comboboxMove, returnsToText } from '../../catalogue/suggestions/combobox-navigation.ts';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import type { ArticleChoice } from './article-choices.ts';
import { useArticles } from './use-articles.ts';

interface ArticleFieldProps {
  id: string;
  ref?: Ref<HTMLInputElement>;
  value: string;
  onChange: (value: string) => void;
  onChoose: (choice: ArticleChoice) => void;
  /** Called for a paste of several lines. */
  onPasteList?: (text: string) => void;
  label?: string;
  placeholder?: string;
  describedBy?: string | undefined;
  invalid?: boolean;
}

/** A number, a barcode or a name, with matching articles below (ARIA 1.2 combobox). */
export function ArticleField(props: ArticleFieldProps) {
  const { id, ref, value, onChange, onChoose, onPasteList, label, placeholder, describedBy, invalid } = props;
  const { t } = useTranslation('quick-order');
  const venture = useVenture();
  const listId = useId();
  const [isTyping, setIsTyping] = useState(false);
  const [active, setActive] = useState<number | null>(null);
  const query = value.trim();
  const found = useArticles(query, isTyping, venture.id);
  const choices = isTyping ? (found?.choices ?? []) : [];
  const isOpen = choices.length > 0;
  const optionId = (position: number) => `${listId}-${position}`;

  const close = () => {
    setIsTyping(false);
    setActive(null);
  };
  const choose = (choice: ArticleChoice | undefined) => {
    if (!choice) return;
    close();
    onChoose(choice);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      // The text itself is submitted: suggestions, also those on their way, would cover what it leads to.
      if (!isOpen || active === null) return close();
      event.preventDefault();
      return choose(choices[active]);
    }
    if (!isOpen) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      return close();
    }
    if (returnsToText(event.key)) return setActive(null);
    const move = comboboxMove(event.key, active, choices.length);
    if (move === undefined) return;
    event.preventDefault();
    setActive(move);
    if (move !== null) document.getElementById(optionId(move))?.scrollIntoView({ block: 'nearest' });
  };
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (!onPasteList || !/[\t\n\r;]/.test(text.trim())) return;
    event.preventDefault();
    onPasteList(text);
  };
  return (
    <div className="quick__article">
      <Input
        id={id}
        ref={ref}
        role="combobox"
        aria-label={label}
        placeholder={placeholder}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={active === null ? undefined : optionId(active)}
        aria-autocomplete="list"
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={100}
        value={value}
        onChange={(event) => {
          setIsTyping(true);
          setActive(null);
          onChange(event.target.value);
        }}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onBlur={close}
      />
      {isOpen && (
        <div id={listId} role="listbox" aria-label={t('suggestions')} className="quick__choices">
          {choices.map((choice, position) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which keeps the focus
            <div
              key={choice.code}
              id={optionId(position)}
              role="option"
              tabIndex={-1}
              aria-selected={position === active}
              className={classNames('quick__choice', position === active && 'is-active')}
              // Prevents the field from losing the focus, which would close the list.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(choice)}
            >
              <b className="num">{choice.code}</b>
              <span>{[choice.name, choice.property].filter(Boolean).join(', ')}</span>
            </div>
          ))}
        </div>
      )}
      <span className="sr-only" role="status">
        {isTyping && found?.state === 'found' ? t('suggestionCount', { count: found.choices.length }) : ''}
      </span>
    </div>
  );
}
