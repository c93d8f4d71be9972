import type { ImportRun } from '@bouwpoort/contract/exchange/imports.staff';
import { classNames } from '@bouwpoort/ui/class-names.ts';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { showNumber } from '../../frame/texts/dutch-number.ts';

const parts = [
  { id: 'created', look: 'cnt--new', bar: 's-new' },
  { id: 'changed', look: 'cnt--chg', bar: 's-chg' },
  { id: 'unchanged', look: '', bar: 's-eq' },
  { id: 'vanishing', look: 'cnt--bad', bar: 's-bad' },
  { id: 'errors', look: 'cnt--err', bar: '' },
] as const;

/** The effects of a file in five numbers. */
export function Counts({ counts }: { counts: ImportRun['counts'] }) {
  const { t } = useTranslation('beheer-imports');
  const numbers = { ...counts, vanishing: counts.guarded + counts.removed };
  return (
    <>
      <div className="cnts">
        {parts.map(({ id, look }) => (
          <div key={id} className={classNames('cnt', numbers[id] > 0 && look)}>
            <span className="fig">{showNumber(numbers[id])}</span>
            <b className="b">{t(`count-${id}`)}</b>
            <span className="sub">{t(`countNote-${id}`)}</span>
          </div>
        ))}
      </div>
      <div className="split5" aria-hidden="true">
        {parts
          .filter(({ id, bar }) => bar !== '' && numbers[id] > 0)
          .map(({ id, bar }) => (
            <i key={id} className={bar} style={{ flexGrow: numbers[id] }} />
          ))}
      </div>
    </>
  );
}
