import { TextField } from '@bouwpoort/ui/molecules/text-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import type { UseFormRegisterReturn } from 'react-hook-form';

interface SegmentFieldProps {
  /** Registered with `emptyIsAbsent`. */
  field: UseFormRegisterReturn;
  hint: string;
  error: string | undefined;
  optional?: boolean;
}

/** The contract accepts an absent segment, not an empty one. */
export const emptyIsAbsent = { setValueAs: (text: string | undefined) => text || undefined };

/** The last segment of the address of a page. */
export function SegmentField({ field, hint, error, optional = false }: SegmentFieldProps) {
  const { t } = useTranslation('beheer-pages');
  return <TextField label={t('segment')} hint={hint} error={error} optional={optional} {...field} autoComplete="off" />;
}
