import { Input } from '@bouwpoort/ui/atoms/input.tsx';

/** '2.500,50', '2 500,50' or '2500.5' → 2500.5; null where it is no amount. */
export function readEuros(text: string): number | null {
  const plain = text
    .trim()
    .replace(/^€\s*/, '')
    .replaceAll(/[.\s](?=\d{3}(\D|$))/g, '')
    .replace(',', '.');
  const amount = Number(plain);
  return plain === '' || !Number.isFinite(amount) ? null : amount;
}

const figures = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 2 });

export const writeEuros = (amount: number | null) => (amount === null ? '' : figures.format(amount));

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
