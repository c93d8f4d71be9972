import { daysBetween } from '@bouwpoort/trade/foundation/calendar-days';
import { dayOf, showDate } from '@bouwpoort/trade/foundation/dutch-dates';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { daysLeft } from './quote-words.ts';

interface QuoteValidityProps {
  kind: 'validDays' | 'callOffDays';
  from: string;
  until: string;
  now: string;
}

/** The folding rule as a countdown; hidden after it has expired. */
export function QuoteValidity({ kind, from, until, now }: QuoteValidityProps) {
  const { t } = useTranslation('quotes');
  const left = daysLeft(until, now);
  const total = Math.max(left, daysBetween(dayOf(new Date(from)), until) + 1);
  if (left <= 0) return null;
  return (
    <div className="valid">
      <p>
        <b>{t(kind, { count: left })}</b> <span>{t('until', { date: showDate(until) })}</span>
      </p>
      <div className="valid__rule" role="img" aria-label={t('daysOf', { left, total })}>
        <i style={{ width: `${(100 * (total - left)) / total}%` }} />
      </div>
    </div>
  );
}
