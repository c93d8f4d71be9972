import type { CSSProperties } from 'react';
import { classNames } from '../class-names.ts';

export interface BarPart {
  /** Left stands out, free does not. */
  kind: 'spent' | 'held' | 'this' | 'left' | 'free';
  label: string;
  amount: number;
  /** The amount as it is written. */
  text: string;
}

interface AmountBarProps {
  /** What the whole is: 'Budget Woning 12'. */
  label: string;
  limit: number;
  parts: readonly BarPart[];
  /** Said where the parts are more than the limit: '€ 120,00 boven het budget'. */
  overText?: string | undefined;
  size?: 's' | 'm' | 'l';
  /** In a line or in rows. Without the key the same is said to who hears the page. */
  hasKey?: boolean | 'rows';
}

const isRest = (kind: BarPart['kind']) => kind === 'left' || kind === 'free';

/** One bar for every amount with a limit: budget, monthly limit, credit, call-off. */
export function AmountBar({ label, limit, parts, overText, size = 'm', hasKey = true }: AmountBarProps) {
  const total = parts.reduce((sum, { kind, amount }) => (isRest(kind) ? sum : sum + amount), 0);
  const isOver = total > limit;
  const whole = Math.max(total, limit);
  const share = (amount: number) => (whole === 0 ? '0%' : `${(100 * amount) / whole}%`);
  const spoken = [...parts.map((part) => `${part.label} ${part.text}`), ...(isOver && overText ? [overText] : [])];
  return (
    <div className="amount-bar">
      <div
        className={classNames('bar', size !== 'm' && `bar--${size}`, isOver && 'bar--over')}
        role="img"
        aria-label={`${label}: ${spoken.join(', ')}`}
        style={{ '--cap': share(limit) } as CSSProperties}
      >
        {parts.map(
          ({ kind, amount }) =>
            amount > 0 && !isRest(kind) && <i key={kind} className={`bar__${kind}`} style={{ width: share(amount) }} />,
        )}
      </div>
      {hasKey && (
        <dl className={classNames('key', hasKey === 'rows' && 'key--rows')}>
          {parts.map(({ kind, label: name, text }) => (
            <div key={kind} className={`key__${kind}`}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
          {isOver && overText && (
            <div className="key__over">
              <dt className="sr-only">{label}</dt>
              <dd>{overText}</dd>
            </div>
          )}
        </dl>
      )}
    </div>
  );
}
