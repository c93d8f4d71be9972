import { useTranslation } from '@bouwpoort/ui/use-translation.ts';

/** The id of <main> in every layout. */
export const mainId = 'inhoud';

export function SkipLink() {
  const { t } = useTranslation('chrome');
  return (
    <a className="skip" href={`#${mainId}`}>
      {t('skipToContent')}
    </a>
  );
}
