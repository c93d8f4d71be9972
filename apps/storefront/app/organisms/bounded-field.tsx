import { TextField } from '@bouwpoort/ui/molecules/text-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import type { ComponentProps } from 'react';

/** Shorter ones, such as a postal code, are full when they are right. */
const shortest = 30;

/** Browsers cut what is typed or pasted beyond the maximum without a word; this is the word. */
export function useFullWarning(value: unknown, maxLength: number | undefined): string | undefined {
  const { t } = useTranslation('chrome');
  const isFull =
    maxLength !== undefined && maxLength >= shortest && typeof value === 'string' && value.length >= maxLength;
  return isFull ? t('fieldFull', { count: maxLength }) : undefined;
}

/** A text field that says when nothing more goes in. */
export function BoundedField({ warning, ...field }: ComponentProps<typeof TextField>) {
  const full = useFullWarning(field.value, field.maxLength);
  return <TextField {...field} warning={warning ?? full} />;
}
