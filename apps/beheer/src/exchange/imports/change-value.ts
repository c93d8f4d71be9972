/** A short text for a value of a record; `nothing` for an empty one. */
export function changeValue(field: string, value: unknown, nothing: string): string {
  if (value === null || value === undefined || value === '') return nothing;
  if (Array.isArray(value))
    return value.length === 0 ? nothing : value.map((one) => changeValue(field, one, nothing)).join(', ');
  if (typeof value === 'object') return ofRecord(value as Record<string, unknown>);
  if (amounts.has(field) && Number.isFinite(Number(value))) return euros(Number(value));
  if (typeof value === 'number' || isDecimal(value)) return plainNumber(Number(value));
  return String(value);
}

const amounts = new Set(['priceDelivery', 'pricePickup', 'costPrice', 'creditLimit', 'creditUsed', 'amount', 'total']);

const isDecimal = (value: unknown) => typeof value === 'string' && /^-?\d{1,9}\.\d{1,6}$/.test(value);

/** Fractions of cents are shown where there are any. */
const euros = (value: number) =>
  value.toLocaleString('nl-NL', { style: 'currency', currency: 'EUR', maximumFractionDigits: 4 });

const plainNumber = (value: number) => value.toLocaleString('nl-NL', { maximumFractionDigits: 6, useGrouping: false });

function ofRecord(value: Record<string, unknown>): string {
  const { code, ratio, url, name } = value;
  if (typeof code === 'string' && ratio !== undefined) return `${code} × ${plainNumber(Number(ratio))}`;
  if (typeof url === 'string') return url.split('/').at(-1) ?? url;
  if (typeof name === 'string') return name;
  return Object.values(value)
    .filter((one) => one !== null)
    .map(String)
    .join(' ');
}
