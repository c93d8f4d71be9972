import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import type { Fields } from './use-fields.ts';

/** What is wrong with a field, in words. */
export function useFieldErrors<V extends object>(fields: Fields<V>): (name: keyof V) => string | undefined {
  const { t } = useTranslation('registration');
  return (name) => {
    const mistake = fields.mistakeOf(name);
    if (!mistake) return undefined;
    // A refusal may come without words (P 5.3).
    return 'words' in mistake ? mistake.words || t('chrome:fieldInvalid') : t(mistake.key);
  };
}
