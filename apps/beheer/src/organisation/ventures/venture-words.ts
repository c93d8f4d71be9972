import type { Translate } from '@bouwpoort/ui/words.ts';

/** The text of a value of a venture's field; undefined for one that needs none. */
export function valueText(t: Translate, name: string, value: unknown): string | undefined {
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  if (name === 'deliveryModes' || name === 'downloadPricelistFormats')
    return [value]
      .flat()
      .map((one) => t(`${name}-${String(one)}`))
      .join(', ');
  if (value === null) return t(name.endsWith('Url') ? 'inLetters' : 'none');
  return undefined;
}
