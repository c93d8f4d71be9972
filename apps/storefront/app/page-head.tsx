import { useTranslation } from 'react-i18next';
import { useChrome } from './chrome/use-chrome.ts';
import { siteSettings } from './site-settings.ts';

interface PageHeadProps {
  /** Absent on pages that go by the site's own name. */
  title?: string | undefined;
  description?: string | undefined;
  disableIndexing?: boolean;
  disableFollowing?: boolean;
}

/** Title and robots of a page (P 2.4). React puts these in the head, wherever they are rendered. */
export function PageHead({ title, description, disableIndexing = false, disableFollowing = false }: PageHeadProps) {
  const siteTitle = useSiteTitle();
  return (
    <>
      <title>{title ? `${title} | ${siteTitle}` : siteTitle}</title>
      {description && <meta name="description" content={description} />}
      <meta
        name="robots"
        content={`${disableIndexing ? 'noindex' : 'index'}, ${disableFollowing ? 'nofollow' : 'follow'}`}
      />
    </>
  );
}

/** The portal has no venture name of its own in its title, which leaves nothing before the bar. */
export function useSiteTitle(): string {
  const { t } = useTranslation('general');
  const venture = useChrome()?.venture;
  const ventureName = !venture || venture.id === siteSettings.defaultVentureId ? '' : venture.name;
  return t('siteTitle', { ventureName }).replace(/^\s*\|\s*/, '');
}
