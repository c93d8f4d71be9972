import { shortDay } from '@bouwpoort/trade/foundation/day-words';
import { IconButton } from '@bouwpoort/ui/atoms/icon-button.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { addMonths, monthOf, movedBy, weeksOf } from './calendar-grid.ts';
import type { DayChoice } from './day-choices.ts';

interface DayGridProps {
  label: string;
  days: readonly DayChoice[];
  value: string | null;
  onChoose: (day: string) => void;
}

const weekdays = ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag', 'zondag'];
const monthNames = new Intl.DateTimeFormat('nl-NL', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/**
 * A month as a grid (WAI-ARIA): arrows, Home, End, Page Up and Down. Every day is focusable, and a disabled one gives
 * its reason.
 */
export function DayGrid({ label, days, value, onChoose }: DayGridProps) {
  const { t } = useTranslation('checkout');
  const id = useId();
  const grid = useRef<HTMLTableElement>(null);
  const first = days[0]?.day ?? '';
  const last = days.at(-1)?.day ?? '';
  const byDay = new Map(days.map(({ day, refusal }) => [day, refusal]));
  const start = value && byDay.has(value) ? value : (days.find(({ refusal }) => !refusal)?.day ?? first);
  const [focused, setFocused] = useState(start);
  const movesFocus = useRef(false);
  const month = monthOf(focused);

  // The focus goes where the keys went, once the month is there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another day is focused
  useEffect(() => {
    if (!movesFocus.current) return;
    movesFocus.current = false;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [focused]);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = movedBy(event.key, focused, first, last);
    if (next === undefined) return;
    event.preventDefault();
    movesFocus.current = next !== focused;
    setFocused(next);
  };
  const turn = (count: number) => {
    const target = addMonths(focused, count);
    setFocused(target < first ? first : target > last ? last : target);
  };
  const refusal = byDay.get(focused);
  return (
    <div className="day-grid">
      <div className="day-grid__head">
        <IconButton
          icon="chevron-left"
          label={t('previousMonth')}
          disabled={month <= monthOf(first)}
          onClick={() => turn(-1)}
        />
        <p id={`${id}-month`} aria-live="polite">
          {monthNames.format(new Date(`${month}-01T12:00:00Z`))}
        </p>
        <IconButton
          icon="chevron-right"
          label={t('nextMonth')}
          disabled={month >= monthOf(last)}
          onClick={() => turn(1)}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table is what a grid of days is made of */}
      <table ref={grid} role="grid" aria-label={label} aria-describedby={`${id}-month`} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {weekdays.map((name) => (
              <th key={name} scope="col" abbr={name}>
                {name.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, at) =>
                day === null || !byDay.has(day) ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: an open place has nothing but its weekday
                  <td key={at}>{day && <span className="day-grid__out">{Number(day.slice(8))}</span>}</td>
                ) : (
                  // biome-ignore lint/a11y/useAriaPropsSupportedByRole: in a grid a cell is a gridcell, which can be selected
                  <td key={day} aria-selected={day === value}>
                    <button
                      type="button"
                      tabIndex={day === focused ? 0 : -1}
                      data-initial-focus={day === start || undefined}
                      aria-disabled={byDay.get(day) !== undefined || undefined}
                      aria-label={byDay.get(day) === undefined ? shortDay(day) : `${shortDay(day)}: ${byDay.get(day)}`}
                      onFocus={() => setFocused(day)}
                      onClick={() => {
                        setFocused(day);
                        if (byDay.get(day) === undefined) onChoose(day);
                      }}
                    >
                      {Number(day.slice(8))}
                    </button>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="day-grid__why small">
        {refusal === undefined ? t('dayPossible', { day: shortDay(focused) }) : `${shortDay(focused)}: ${refusal}`}
      </p>
    </div>
  );
}
