import { shortDay } from '@bouwpoort/trade/foundation/day-words';
import type { SiteAccess } from '@bouwpoort/trade/ordering/jobsite-access';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { classNames } from '@bouwpoort/ui/class-names.ts';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { type DayChoices, dayRow, refusedIn } from './day-choices.ts';
import { DayDialog } from './day-dialog.tsx';
import { outsideHours } from './site-hours.ts';

interface DayRowProps {
  choices: DayChoices;
  chosen: string | null;
  label: string;
  /** The building site it goes to: days on which it does not unload are marked. */
  site?: { name: string; access: Pick<SiteAccess, 'days' | 'from' | 'until'> } | undefined;
  error?: string | undefined;
  onChoose: (day: string) => void;
}

const steps: ReadonlyMap<string, number> = new Map(
  Object.entries<number>({ ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }),
);

/** The first days in a row, the others behind 'Andere dag'. Impossible days are included, with the reason. */
export function DayRow({ choices, chosen, label, site, error, onChoose }: DayRowProps) {
  const { t } = useTranslation('checkout');
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const group = useRef<HTMLDivElement>(null);
  const row = dayRow(choices);
  const closed = row.flatMap(({ day, refusal }) =>
    refusal === undefined && site && outsideHours(site.access, day, 'any') === 'day' ? [day] : [],
  );
  const notUnloading = t('siteNotUnloading', { site: site?.name ?? '' });
  const isElsewhere = chosen !== null && !row.some(({ day }) => day === chosen);
  const atTab = row.find(({ day }) => day === chosen) ?? row.find(({ refusal }) => refusal === undefined);

  const move = (event: KeyboardEvent<HTMLButtonElement>, at: number) => {
    const step = steps.get(event.key);
    if (step === undefined) return;
    event.preventDefault();
    const next = (at + step + row.length) % row.length;
    group.current?.querySelectorAll<HTMLElement>('[role="radio"]')[next]?.focus();
    const day = row[next];
    if (day?.refusal === undefined && day) onChoose(day.day);
  };

  return (
    <div className="day-row" data-field="preferredDeliveryDate">
      <p className="field__label" id={`${id}-label`}>
        {label}
      </p>
      <div className="days">
        <div
          ref={group}
          className="days__row"
          role="radiogroup"
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-why`}
        >
          {row.map(({ day, refusal }, at) => (
            // biome-ignore lint/a11y/useSemanticElements: a day that cannot be chosen must be reachable, to hear why
            <button
              key={day}
              type="button"
              role="radio"
              className={classNames('day', closed.includes(day) && 'day--site-closed')}
              aria-checked={day === chosen}
              aria-disabled={refusal !== undefined || undefined}
              aria-label={[shortDay(day), refusal ?? (closed.includes(day) && notUnloading)].filter(Boolean).join(': ')}
              tabIndex={day === atTab?.day ? 0 : -1}
              onKeyDown={(event) => move(event, at)}
              onClick={() => refusal === undefined && onChoose(day)}
            >
              <DayWords day={day} />
            </button>
          ))}
        </div>
        <button
          type="button"
          className={classNames('day', 'day--more', isElsewhere && 'day--chosen')}
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
        >
          {isElsewhere && chosen ? (
            <DayWords day={chosen} />
          ) : (
            <>
              <Icon name="calendar" size="control" />
              {t('otherDay')}
            </>
          )}
          {isElsewhere && <span className="sr-only">{t('otherDay')}</span>}
        </button>
      </div>
      <div id={`${id}-why`} className="small muted">
        {closed.length > 0 && (
          <p>
            {closed.map(shortDay).join(', ')}: {notUnloading}.
          </p>
        )}
        {refusedIn(row).map(({ words, days }) => (
          <p key={words}>
            {days.map(shortDay).join(', ')}: {words.charAt(0).toLowerCase() + words.slice(1)}.
          </p>
        ))}
      </div>
      {error && (
        <p className="field__error">
          <Icon name="error" size="small" />
          {error}
        </p>
      )}
      <DayDialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={label}
        days={choices.days}
        value={chosen}
        onChoose={onChoose}
      />
    </div>
  );
}

const months = new Intl.DateTimeFormat('nl-NL', { month: 'short', timeZone: 'UTC' });

function DayWords({ day }: { day: string }) {
  return (
    <>
      {shortDay(day).slice(0, 2)}
      <b className="day__number">{Number(day.slice(8))}</b>
      {months.format(new Date(`${day}T12:00:00Z`)).replace('.', '')}
    </>
  );
}
