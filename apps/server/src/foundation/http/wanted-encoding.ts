export type Encoding = 'br' | 'gzip';

/** The smaller one when the browser takes both. */
export function wantedEncoding(header: string | string[] | undefined): Encoding | undefined {
  const taken = String(header ?? '')
    .split(',')
    .map((one) => one.trim().toLowerCase())
    .filter((one) => !/;\s*q=0(\.0*)?$/.test(one))
    .map((one) => one.split(';')[0]?.trim());
  return (['br', 'gzip'] as const).find((encoding) => taken.includes(encoding));
}
