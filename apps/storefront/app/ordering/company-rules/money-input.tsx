import { readDutchNumber } from '@bouwpoort/trade/foundation/dutch-number';
import { Input } from '@bouwpoort/ui/atoms/input.tsx';

/** '2.500,50', '2 500,50' or '2500.5' → 2500.5; null for an invalid amount. */
export function readEuros(text: string): number | null {
  return readDutchNumber(text.replace('€', '').trim()) ?? null;
}

export function MoneyInput({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (text: string) => void;
}) {
  return (
    <span className="money">
      <span aria-hidden="true">€</span>
      <Input
        aria-label={label}
        inputMode="decimal"
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </span>
  );
}
