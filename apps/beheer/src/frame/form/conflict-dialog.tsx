import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Dialog } from '@bouwpoort/ui/molecules/dialog.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import type { ReactNode } from 'react';
import { TableHead } from '../table/table-head.tsx';

interface ConflictDialogProps<Input> {
  /** The result of `useRecordForm`. */
  record: {
    conflict: { mine: Input; current: Partial<Input> } | undefined;
    keepMine: () => unknown;
    takeTheirs: () => void;
  };
  fields: readonly {
    name: keyof Input & string;
    label: string;
    show: (value: Input[keyof Input & string]) => ReactNode;
  }[];
  /** Reads the record again once the other version was taken. */
  refresh?: () => unknown;
}

/** Somebody else saved first: shows both versions side by side, with a choice. */
export function ConflictDialog<Input>({ record, fields, refresh }: ConflictDialogProps<Input>) {
  const { conflict, keepMine, takeTheirs } = record;
  const { t } = useTranslation('beheer');
  return (
    <Dialog
      open={conflict !== undefined}
      closable={false}
      title={t('conflictTitle')}
      footer={
        <>
          <Button
            onClick={() => {
              takeTheirs();
              refresh?.();
            }}
          >
            {t('conflictTheirs')}
          </Button>
          <Button look="primary" onClick={keepMine}>
            {t('conflictMine')}
          </Button>
        </>
      }
    >
      <p>{t('conflictText')}</p>
      {conflict && (
        <table className="conflict">
          <TableHead columns={[t('conflictField'), t('conflictYours'), t('conflictCurrent')]} />
          <tbody>
            {fields.map(({ name, label, show }) => {
              const [mine, theirs] = [conflict.mine[name], conflict.current[name]];
              return (
                <tr key={name} className={JSON.stringify(mine) === JSON.stringify(theirs) ? undefined : 'is-different'}>
                  <th scope="row">{label}</th>
                  <td>{show(mine)}</td>
                  <td>{theirs === undefined ? '' : show(theirs as Input[keyof Input & string])}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </Dialog>
  );
}
