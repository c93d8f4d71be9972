import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { BeheerIcon } from '../kit/icon.tsx';
import { PopoverButton } from '../kit/popover.tsx';

interface ColumnChooserProps {
  columns: readonly { id: string; label: string; isFixed: boolean }[];
  shown: readonly string[];
  onChange: (shown: readonly string[] | undefined) => void;
}

/** Selects the visible columns of a list; the first is always visible. */
export function ColumnChooser({ columns, shown, onChange }: ColumnChooserProps) {
  const { t } = useTranslation('beheer');
  return (
    <PopoverButton
      className="btn btn--secondary btn--s"
      title={t('columns')}
      side="end"
      button={
        <>
          <BeheerIcon name="b-columns" />
          {t('columns')}
        </>
      }
    >
      {() => (
        <>
          <div className="pop__head">
            <span>{t('columnsShown', { shown: shown.length, all: columns.length })}</span>
            <button type="button" className="link" onClick={() => onChange(undefined)}>
              {t('columnsDefault')}
            </button>
          </div>
          {columns.map(({ id, label, isFixed }) => (
            <label key={id} className="pop__item">
              <input
                type="checkbox"
                className="cb"
                checked={shown.includes(id)}
                disabled={isFixed}
                onChange={(event) =>
                  onChange(
                    columns
                      .map((column) => column.id)
                      .filter((one) => (one === id ? event.target.checked : shown.includes(one))),
                  )
                }
              />
              <span className="grow">{label}</span>
            </label>
          ))}
        </>
      )}
    </PopoverButton>
  );
}
