import type { CSSProperties } from 'react';
import { classNames } from '../class-names.ts';

export interface BarPart {
  /** `left` is emphasised, `free` is not. */
  kind: 'spent' | 'held' | 'this' | 'left' | 'free';
  label: string;
  amount: number;
  /** The formatted amount. */
  text: string;
}

interface AmountBarProps {
  /** The name of the whole: 'Budget Woning 12'. */
  label: string;
  limit: number;
  parts: readonly BarPart[];
  /** Shown when the parts exceed the limit: '€ 120,00 boven het budget'. */
  overText?: string | undefined;
  size?: 's' | 'm' | 'l';
  /** In a line or in rows. Without the key the same text is available to screen readers. */
  hasKey?: boolean | 'rows';
}

const isRest = (kind: BarPart['kind']) => kind === 'left' || kind === 'free';

/** One bar for every amount with a limit: budget, monthly limit, credit, call-off. */
export function AmountBar({ label, limit, parts, overText, size = 'm', hasKey = true }: AmountBarProps) {
  const total = parts.reduce((sum, { kind, amount }) => (isRest(kind) ? sum : sum + amount), 0);
  const isOver = total > limit;
  const whole = Math.max(total, limit);
  const share = (amount: number) => (whole === 0 ? '0%' : `${(100 * amount) / whole}%`);
  const accessibleText = [
    ...parts.map((part) => `${part.label} ${part.text}`),
    ...(isOver && overText ? [overText] : []),
  ];
  return (
    <div className="amount-bar">
      <div
        className={classNames('bar', size !== 'm' && `bar--${size}`, isOver && 'bar--over')}
        role="img"
        aria-label={`${label}: ${accessibleText.join(', ')}`}
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
