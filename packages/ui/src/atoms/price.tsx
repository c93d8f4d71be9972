import { whenNeeded } from '@bouwpoort/trade/foundation/lazy';
import { classNames } from '../class-names.ts';

const euros = whenNeeded(() => new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' }));

interface PriceProps {
  /** In euros; a string replaces a missing price. */
  amount: number | string;
  /** 'per m²' */
  unit?: string;
  /** Additional information: 'pak = 1,44 m²', 'excl. btw'. */
  note?: string;
  size?: 'small' | 'medium' | 'large' | 'extra-large';
}

const sizeClass = { small: 'price--s', medium: null, large: 'price--l', 'extra-large': 'price--xl' };

export function Price({ amount, unit, note, size = 'medium' }: PriceProps) {
  return (
    <span className={classNames('price', sizeClass[size], typeof amount === 'string' && 'price--none')}>
      <span className="price__amount">{typeof amount === 'number' ? euros().format(amount) : amount}</span>
      {unit && <span className="price__unit"> {unit}</span>}
      {note && <span className="price__note">{note}</span>}
    </span>
  );
}
