import { beheerImportRoutes, type ImportRun } from '@bouwpoort/contract/exchange/imports.staff';
import { fieldName } from '@bouwpoort/contract/foundation/record-field-name';
import { buttonClass } from '@bouwpoort/ui/atoms/button-class.ts';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useQueries } from '@tanstack/react-query';
import { read } from '../../frame/api/read.ts';
import { Card } from '../../frame/kit/card.tsx';
import { StateMark } from '../../frame/kit/state-mark.tsx';
import { TableHead } from '../../frame/table/table-head.tsx';
import { showNumber } from '../../frame/texts/dutch-number.ts';

interface ErrorsSheetProps {
  /** Batches with refused lines, with their number: when it changes the errors are read again. */
  batches: readonly { id: number; refused: number }[];
  problems: readonly { place: number; message: string; severity: 'error' | 'warning' }[];
  total: number;
  /** The address of all errors as a file. */
  csv: string;
}

const shown = 100;

export function refusingBatches({ batches }: Pick<ImportRun, 'batches'>): ErrorsSheetProps['batches'] {
  return batches.flatMap(({ id, counts: { refused } }) => (refused > 0 ? { id, refused } : []));
}

/** Why lines were refused, in the file itself and by the shop. */
export function ErrorsSheet({ batches, problems, total, csv }: ErrorsSheetProps) {
  const { t } = useTranslation('beheer-imports');
  const answers = useQueries({
    queries: batches.map(({ id, refused }) => {
      const errors = read(beheerImportRoutes.batch, { params: { batchId: id } });
      return { ...errors, queryKey: [...errors.queryKey, refused] };
    }),
  });
  const found = [
    ...problems.map(({ place, message, severity }) => ({
      ...{ key: `file ${place} ${message}`, line: place, id: '', field: '', why: message, look: severity },
    })),
    ...answers.flatMap(({ data }) =>
      (data?.errors ?? []).flatMap(({ line, externalId, errors }) =>
        Object.entries(errors).map(([field, why]) => ({
          ...{ key: `${data?.id} ${line} ${field}`, line, id: externalId ?? '', field, why: why.join(', ') },
          look: 'error' as const,
        })),
      ),
    ),
  ];
  const rows = found.sort((one, other) => one.line - other.line).slice(0, shown);
  const isAll = found.length <= shown && answers.every(({ data }) => (data?.errors.length ?? 0) < shown);
  if (rows.length === 0 && total === 0) return null;
  return (
    <Card
      title={t('errorsPerLine')}
      tools={
        <a className={buttonClass({ look: 'secondary' }, 'btn--s')} href={csv} download>
          <Icon name="download" size="small" />
          {t('downloadCsv')}
        </a>
      }
      foot={
        <span>
          {isAll ? t('errorsAll') : t('errorsShown', { shown: String(rows.length), total: showNumber(total) })}
        </span>
      }
      bare
    >
      <table className="dt dt--plain errors">
        <TableHead
          columns={[{ label: t('columnLine'), className: 'r' }, t('columnId'), t('columnField'), t('columnWhy')]}
        />
        <tbody>
          {rows.map(({ key, line, id, field, why, look }) => (
            <tr key={key}>
              <td className="r">{showNumber(line)}</td>
              <td className="n">{id}</td>
              <td>{field && fieldName(t, field)}</td>
              <td className="error-why">
                <StateMark look={look === 'error' ? 'bad' : 'wait'}>{why}</StateMark>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
