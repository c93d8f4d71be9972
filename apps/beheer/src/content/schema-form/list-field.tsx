import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { FieldError } from '@bouwpoort/ui/molecules/field-messages.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useSchemaForm } from '../links/schema-form-context.ts';
import { ItemButtons } from './item-buttons.tsx';

interface ListFieldProps {
  label: string;
  help: string | undefined;
  error: string | undefined;
  /** The name of an item. */
  item: string;
  items: readonly unknown[];
  least: number;
  most: number | undefined;
  nameOf: (item: unknown) => string | undefined;
  hasError: (at: number) => boolean;
  onAdd: () => void;
  onChange: (items: readonly unknown[]) => void;
  /** The form of an item. */
  children: (item: unknown, at: number) => ReactNode;
}

/** A list of items, one open at a time; moved by buttons or by Alt with the arrow keys. */
export function ListField(props: ListFieldProps) {
  const { label, help, error, item, items, least, most, nameOf, hasError, onAdd, onChange, children } = props;
  const { t } = useTranslation('beheer-pages');
  const { readOnly } = useSchemaForm();
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const focusNext = useRef<number>(undefined);
  const [open, setOpen] = useState<number | undefined>(items.length === 1 ? 0 : undefined);
  // The focus follows an item that was moved.
  useEffect(() => {
    if (focusNext.current === undefined) return;
    list.current?.querySelector<HTMLElement>(`:scope > [data-at="${focusNext.current}"] > .sf__head > button`)?.focus();
    focusNext.current = undefined;
  });
  const move = (at: number, to: number) => {
    if (to < 0 || to >= items.length) return;
    focusNext.current = to;
    setOpen((now) => (now === at ? to : now === to ? at : now));
    onChange(items.toSpliced(at, 1).toSpliced(to, 0, items[at]));
  };
  const onKeyDown = (event: KeyboardEvent, at: number) => {
    if (!event.altKey || readOnly || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    move(at, at + (event.key === 'ArrowUp' ? -1 : 1));
  };
  return (
    <fieldset className="sf__list" aria-describedby={help || error ? `${id}-about` : undefined}>
      <legend className="field__label">{label}</legend>
      <div id={`${id}-about`}>
        {help && <p className="field__hint">{help}</p>}
        <FieldError>{error}</FieldError>
      </div>
      <ol ref={list}>
        {items.map((one, at) => {
          const name = nameOf(one) ?? t('itemNumber', { item, number: at + 1 });
          const isOpen = open === at;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: items have no identity of their own, and fields follow their value
            <li key={at} data-at={at}>
              <div className="sf__head">
                <button
                  type="button"
                  aria-expanded={isOpen}
                  onClick={() => setOpen(isOpen ? undefined : at)}
                  onKeyDown={(event) => onKeyDown(event, at)}
                >
                  <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size="small" />
                  <span className="trunc">{name}</span>
                  {hasError(at) && (
                    <span className="st st--bad">
                      <span className="sr-only">{t('hasMistake')}</span>
                    </span>
                  )}
                </button>
                {!readOnly && (
                  <ItemButtons
                    name={name}
                    at={at}
                    count={items.length}
                    mayRemove={items.length > least}
                    onMove={(to) => move(at, to)}
                    onRemove={() => {
                      setOpen(undefined);
                      onChange(items.toSpliced(at, 1));
                    }}
                  />
                )}
              </div>
              {isOpen && <div className="sf__body">{children(one, at)}</div>}
            </li>
          );
        })}
      </ol>
      {!readOnly && (
        <Button
          className="btn--s"
          icon="plus"
          disabled={most !== undefined && items.length >= most}
          onClick={() => {
            setOpen(items.length);
            focusNext.current = items.length;
            onAdd();
          }}
        >
          {t('addItem', { item })}
        </Button>
      )}
    </fieldset>
  );
}
