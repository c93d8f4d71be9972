import type { BranchEdit, Department, OpenPeriod } from '@bouwpoort/contract/organisation/branches.staff';
import { weekdayOf } from '@bouwpoort/trade/foundation/calendar-days';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { classNames } from '@bouwpoort/ui/class-names.ts';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { Card } from '../../frame/kit/card.tsx';
import { dayOf } from '../../frame/texts/dutch-time.ts';
import { periodsText } from './period-text.ts';
import { PeriodsInput } from './periods-input.tsx';

interface WeekEditorProps {
  week: BranchEdit['week'];
  onChange: (week: BranchEdit['week']) => void;
  departments: readonly Department[];
  /** Names of the fields that differ from the values that were read. */
  changed: readonly string[];
  readOnly: boolean;
}

export const weekdays = [1, 2, 3, 4, 5, 6, 7];
/** The range of hours in the drawing; longer days are clipped at the edges. */
const [firstHour, lastHour] = [5, 20];

/** The usual week: as a drawing, with text fields beside it. */
export function WeekEditor({ week, onChange, departments, changed, readOnly }: WeekEditorProps) {
  const { t } = useTranslation('beheer-branches');
  const today = weekdayOf(dayOf(new Date()));
  const periodsOf = (department: Department, weekday: number) =>
    week.find((one) => one.department === department && one.weekday === weekday)?.periods ?? [];
  const withDays = (days: readonly BranchEdit['week'][number][]) => {
    const isGiven = (one: { department: Department; weekday: number }) =>
      days.some(({ department, weekday }) => department === one.department && weekday === one.weekday);
    return [...week.filter((one) => !isGiven(one)), ...days.filter(({ periods }) => periods.length > 0)].sort((a, b) =>
      a.department === b.department ? a.weekday - b.weekday : a.department < b.department ? -1 : 1,
    );
  };
  const copyMonday = () =>
    onChange(
      withDays(
        departments.flatMap((department) =>
          [2, 3, 4, 5].map((weekday) => ({ department, weekday, periods: [...periodsOf(department, 1)] })),
        ),
      ),
    );
  return (
    <Card
      title={t('week')}
      tools={
        <>
          <span className="legend m-hide">
            {departments.map((department) => (
              <span key={department} className="vt">
                <i className={`vm wk__mark--${department}`} />
                {t(`department-${department}`)}
              </span>
            ))}
          </span>
          {!readOnly && (
            <Button className="btn--s" icon="copy" onClick={copyMonday}>
              {t('copyMonday')}
            </Button>
          )}
        </>
      }
      foot={<span>{t('weekHint')}</span>}
    >
      <div className="wk">
        <div className="wk__ax" aria-hidden="true">
          <span />
          <div>
            {[6, 8, 10, 12, 14, 16, 18].map((hour) => (
              <span key={hour} style={{ left: `${placeOf(`${hour}:00`)}%` }}>
                {hour}
              </span>
            ))}
          </div>
        </div>
        {weekdays.map((weekday) => (
          <div
            key={weekday}
            className={classNames(
              'wk__d',
              weekday === today && 'is-today',
              changed.some((name) => name.startsWith('week.') && name.endsWith(`.${weekday}`)) && 'is-dirty',
            )}
          >
            <b className="wk__n">{t(`day-short-${weekday}`)}</b>
            {departments.map((department) => {
              const periods = periodsOf(department, weekday);
              return (
                <div key={department} className="wk__row">
                  {departments.length > 1 && (
                    <span className="wk__l" aria-hidden="true">
                      {t(`department-${department}`)}
                    </span>
                  )}
                  <Track
                    department={department}
                    periods={periods}
                    closed={t('departmentClosed', { department: t(`department-${department}`) })}
                  />
                  <PeriodsInput
                    label={t('hoursOf', { day: t(`day-${weekday}`), department: t(`department-${department}`) })}
                    periods={periods}
                    readOnly={readOnly}
                    onChange={(given) => onChange(withDays([{ department, weekday, periods: given }]))}
                  />
                </div>
              );
            })}
          </div>
        ))}
      </div>
    </Card>
  );
}

function Track({
  department,
  periods,
  closed,
}: {
  department: Department;
  periods: readonly OpenPeriod[];
  closed: string;
}) {
  return (
    <div className="wk__t" aria-hidden="true">
      {periods.length === 0 && <span className="wk__x">{closed}</span>}
      {periods.map((period) => {
        const left = placeOf(period.open);
        const right = placeOf(period.close === '00:00' ? '24:00' : period.close);
        const [open, close] = periodsText([period]).split('-');
        return (
          <i
            key={period.open}
            className={`wk__s wk__s--${department}`}
            style={{ left: `${left}%`, width: `${right - left}%` }}
          >
            <span>{open}</span>
            <span>{close}</span>
          </i>
        );
      })}
    </div>
  );
}

/** Percent of the drawn day. */
function placeOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const place = ((hour + minute / 60 - firstHour) / (lastHour - firstHour)) * 100;
  return Math.min(100, Math.max(0, place));
}
