import type { BeheerBranch, BranchEdit, Department } from '@bouwpoort/contract/organisation/branches.staff';
import { weekdayOf } from '@bouwpoort/trade/foundation/calendar-days';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { IconButton } from '@bouwpoort/ui/atoms/icon-button.tsx';
import { Input } from '@bouwpoort/ui/atoms/input.tsx';
import { Select } from '@bouwpoort/ui/atoms/select.tsx';
import { classNames } from '@bouwpoort/ui/class-names.ts';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useState } from 'react';
import { Card } from '../../frame/kit/card.tsx';
import { dayOf, weekdayAndDay } from '../../frame/texts/dutch-time.ts';
import { PeriodsInput } from './periods-input.tsx';

type Deviation = BranchEdit['deviations'][number];

interface SpecialHoursEditorProps {
  edit: Pick<BranchEdit, 'week' | 'deviations'>;
  onChange: (deviations: Deviation[]) => void;
  departments: readonly Department[];
  holidays: BeheerBranch['holidays'];
  changed: readonly string[];
  readOnly: boolean;
}

/** The coming weeks; the rest of the year on request. */
const shownFirst = 8;

const isSame = (one: Deviation, other: Pick<Deviation, 'department' | 'date'>) =>
  one.department === other.department && one.date === other.date;

/** Days that differ from the usual week, and the holidays, on which a branch is closed by default. */
export function SpecialHoursEditor({
  edit,
  onChange,
  departments,
  holidays,
  changed,
  readOnly,
}: SpecialHoursEditorProps) {
  const { t } = useTranslation('beheer-branches');
  const { deviations, week } = edit;
  const [showsAll, setShowsAll] = useState(false);
  const put = (given: Deviation) =>
    onChange(
      [...deviations.filter((one) => !isSame(one, given)), given].sort((a, b) =>
        a.date === b.date ? (a.department < b.department ? -1 : 1) : a.date < b.date ? -1 : 1,
      ),
    );
  const usual = (department: Department, date: string) =>
    week.find((one) => one.department === department && one.weekday === weekdayOf(date))?.periods ?? [];
  return (
    <div className="cols cols--half cols--late">
      <Card
        title={t('deviations')}
        bare
        foot={readOnly ? undefined : <AddDay departments={departments} put={put} usual={usual} />}
      >
        {deviations.length === 0 && <p className="sheet__body muted">{t('noDeviations')}</p>}
        <ul className="dev">
          {deviations.slice(0, showsAll ? deviations.length : shownFirst).map((one) => (
            <li
              key={`${one.department} ${one.date}`}
              className={classNames(
                'dev__d',
                changed.includes(`deviation.${one.department}.${one.date}`) && 'is-dirty',
              )}
            >
              <span className="dev__l">
                <b className="b">{weekdayAndDay(one.date)}</b>
                <span className="sub">{t(`department-${one.department}`)}</span>
              </span>
              <Input
                aria-label={t('noteOf', { day: weekdayAndDay(one.date) })}
                value={one.note}
                readOnly={readOnly}
                onChange={({ target }) => put({ ...one, note: target.value })}
              />
              <PeriodsInput
                label={t('hoursOf', { day: weekdayAndDay(one.date), department: t(`department-${one.department}`) })}
                periods={one.periods}
                readOnly={readOnly}
                onChange={(periods) => put({ ...one, periods })}
              />
              {!readOnly && (
                <IconButton
                  look="quiet"
                  className="btn--s"
                  icon="trash"
                  label={t('removeDay', {
                    day: weekdayAndDay(one.date),
                    department: t(`department-${one.department}`),
                  })}
                  onClick={() => onChange(deviations.filter((other) => !isSame(other, one)))}
                />
              )}
            </li>
          ))}
        </ul>
        {!showsAll && deviations.length > shownFirst && (
          <Button look="quiet" onClick={() => setShowsAll(true)}>
            {t('showAllDays', { count: deviations.length })}
          </Button>
        )}
      </Card>
      <Card title={t('holidays')} bare foot={<span>{t('holidaysHint')}</span>}>
        <ul className="dev">
          {holidays
            .filter(({ deliveryOnly }) => !deliveryOnly)
            .map(({ date, name }) => {
              const own = departments.filter((department) => {
                const deviation = deviations.find((one) => isSame(one, { department, date }));
                return deviation && deviation.periods.length > 0;
              });
              const hours = departments.map((department) => ({ department, periods: usual(department, date) }));
              const mayOpen = hours.some(({ periods }) => periods.length > 0);
              return (
                <li key={date} className="dev__h">
                  <b className="b">{weekdayAndDay(date)}</b>
                  <span>{name}</span>
                  <label className="switch">
                    <input
                      type="checkbox"
                      aria-label={t('closedOn', { day: name })}
                      checked={own.length === 0}
                      disabled={readOnly || !mayOpen}
                      onChange={({ target }) => {
                        const others = deviations.filter((one) => one.date !== date);
                        const open = hours
                          .filter(({ periods }) => periods.length > 0)
                          .map((one) => ({ ...one, date, note: t('openOn', { day: name }) }));
                        onChange(
                          target.checked ? others : [...others, ...open].sort((a, b) => (a.date < b.date ? -1 : 1)),
                        );
                      }}
                    />
                    {own.length === 0 ? t('shut') : t('open')}
                  </label>
                </li>
              );
            })}
        </ul>
      </Card>
    </div>
  );
}

interface AddDayProps {
  departments: readonly Department[];
  put: (deviation: Deviation) => void;
  usual: (department: Department, date: string) => Deviation['periods'];
}

function AddDay({ departments, put, usual }: AddDayProps) {
  const { t } = useTranslation('beheer-branches');
  const [department, setDepartment] = useState<Department>(departments[0] ?? 'shop');
  const [date, setDate] = useState('');
  const [note, setNote] = useState('');
  const today = dayOf(new Date());
  return (
    <form
      className="dev__add"
      onSubmit={(event) => {
        event.preventDefault();
        put({ department, date, note, periods: [...usual(department, date)] });
        setDate('');
        setNote('');
      }}
    >
      <Input
        type="date"
        aria-label={t('day')}
        value={date}
        min={today}
        required
        onChange={({ target }) => setDate(target.value)}
      />
      {departments.length > 1 && (
        <Select
          aria-label={t('department')}
          value={department}
          options={departments.map((value) => ({ value, label: t(`department-${value}`) }))}
          onChange={({ target }) => setDepartment(target.value as Department)}
        />
      )}
      <Input
        aria-label={t('note')}
        placeholder={t('note')}
        value={note}
        required
        maxLength={120}
        onChange={({ target }) => setNote(target.value)}
      />
      <Button type="submit" className="btn--s" icon="plus">
        {t('addDay')}
      </Button>
    </form>
  );
}
