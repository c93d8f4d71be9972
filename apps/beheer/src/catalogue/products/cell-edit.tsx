import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { type ReactNode, useRef, useState } from 'react';

interface CellEditProps {
  /** The accessible name of the value. */
  label: string;
  /** The owner of the value, where the label does not name it. */
  row?: string;
  value: string;
  /** The import owns it: changing it overrides the import. */
  isLocked: boolean;
  onSave: (value: string) => void;
  /** The content while nobody edits it. */
  children?: ReactNode;
}

/** An editable value in a list: Enter saves, Escape cancels. */
export function CellEdit({ label, row, value, isLocked, onSave, children }: CellEditProps) {
  const { t } = useTranslation('beheer-products');
  const [typed, setTyped] = useState<string>();
  const isEndedByKey = useRef(false);
  const name = row
    ? t('editCellOf', { label: label.toLowerCase(), row })
    : t('editCell', { label: label.toLowerCase() });
  const end = (isSaved: boolean) => {
    if (isSaved && typed !== undefined && typed.trim() !== '' && typed !== value) onSave(typed.trim());
    setTyped(undefined);
  };
  if (typed !== undefined)
    return (
      <input
        className="input cell-edit"
        aria-label={row ? `${label}, ${row}` : label}
        // biome-ignore lint/a11y/noAutofocus: the person asked for this field
        autoFocus
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => end(true)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'Escape') return;
          event.stopPropagation();
          isEndedByKey.current = true;
          end(event.key === 'Enter');
        }}
      />
    );
  return (
    <span className="cell-show">
      {children ?? value}
      <button
        type="button"
        className="cell-show__edit"
        data-edit-cell
        aria-label={name}
        title={isLocked ? t('lockedCell') : name}
        // The focus does not go with the field.
        ref={(button) => {
          if (isEndedByKey.current) button?.focus();
          isEndedByKey.current = false;
        }}
        onClick={() => setTyped(value)}
      >
        <Icon name={isLocked ? 'lock' : 'pencil'} size="small" />
      </button>
    </span>
  );
}
