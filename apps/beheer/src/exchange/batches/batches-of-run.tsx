import type { ImportRun } from '@bouwpoort/contract/exchange/imports.staff';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { Link } from 'react-router';
import { Card } from '../../frame/kit/card.tsx';
import { StateMark } from '../../frame/kit/state-mark.tsx';
import { useScope } from '../../frame/session/scope.ts';
import { TableHead } from '../../frame/table/table-head.tsx';
import { showNumber } from '../../frame/texts/dutch-number.ts';
import { BatchState } from './import-state.tsx';

/** The progress per type of record. */
export function BatchesOfRun({ run }: { run: ImportRun }) {
  const { t } = useTranslation('beheer-imports');
  const { link } = useScope();
  const count = run.records ?? 0;
  const recordsText = t('recordsRead', { count, shown: showNumber(count) });
  const isReading = run.batches.length === 0 && (run.state === 'checking' || run.state === 'running');
  return (
    <Card title={t('parts')} bare>
      <table className="dt dt--plain parts">
        <TableHead
          columns={[
            t('columnPart'),
            { label: t('progress'), className: 'progress-col', isHidden: true },
            { label: t('count-created'), className: 'r m-hide' },
            { label: t('count-changed'), className: 'r m-hide' },
            t('columnState'),
          ]}
        />
        <tbody>
          <tr>
            <td>{t('partRead')}</td>
            <td>
              <Progress value={isReading ? 0 : 1} label={t('partRead')} />
            </td>
            <td className="r m-hide" />
            <td className="r m-hide" />
            <td className="n">
              <StateMark look={isReading ? 'busy' : 'done'}>{isReading ? t('batch-running') : recordsText}</StateMark>
            </td>
          </tr>
          {run.batches.map((batch) => (
            <tr key={batch.id}>
              <td>
                <Link to={link(`/importeren/zendingen/${batch.id}`)}>{t(`entity-${batch.entity}`)}</Link>
              </td>
              <td>
                <Progress value={batch.progress} label={t(`entity-${batch.entity}`)} />
              </td>
              <td className="r m-hide">{showNumber(batch.counts.created)}</td>
              <td className="r m-hide">{showNumber(batch.counts.changed)}</td>
              <td className="n">
                <BatchState batch={batch} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

export function Progress({ value, label, large }: { value: number; label: string; large?: boolean }) {
  const percent = Math.round(value * 100);
  return (
    <span
      className={`prog${large ? ' prog--l' : ''}${value >= 1 ? ' prog--done' : ''}`}
      style={{ '--p': percent } as React.CSSProperties}
      role="progressbar"
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-label={label}
    >
      <i />
    </span>
  );
}
