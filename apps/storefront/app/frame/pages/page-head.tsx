import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useLocation } from 'react-router';
import { useChrome } from '../chrome/use-chrome.ts';
import { webSettings } from '../web/web-settings.ts';
import { canonicalPath } from './canonical-path.ts';

interface PageHeadProps {
  /** Absent on pages that go by the site's own name. */
  title?: string | undefined;
  description?: string | undefined;
  /** What other sites show beside a link to this page; the venture's own picture unless given. */
  image?: string | null | undefined;
  /** The page's own path, for a page that can be reached by others too. */
  canonical?: string | undefined;
  /** Search, cart, checkout and account pages stay out of search engines (decisions: Routes). */
  disableIndexing?: boolean;
  disableFollowing?: boolean;
}

/** Title, robots, canonical address and Open Graph data of a page (P 2.4). React moves these to the head. */
export function PageHead({
  title,
  description,
  image,
  canonical,
  disableIndexing = false,
  disableFollowing = false,
}: PageHeadProps) {
  const siteTitle = useSiteTitle();
  const location = useLocation();
  const chrome = useChrome();
  const fullTitle = title ? `${title} | ${siteTitle}` : siteTitle;
  const noindex = disableIndexing || Boolean(chrome?.menuPreview);
  const path = chrome && (canonical ?? canonicalPath(location, chrome.venture, webSettings.cms));
  const url = chrome && path && chrome.publicUrl + path;
  return (
    <>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      <meta name="robots" content={`${noindex ? 'noindex' : 'index'}, ${disableFollowing ? 'nofollow' : 'follow'}`} />
      {url && !noindex && <link rel="canonical" href={url} />}
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="nl_NL" />
      <meta property="og:title" content={title ?? siteTitle} />
      {description && <meta property="og:description" content={description} />}
      {chrome && (
        <>
          <meta property="og:site_name" content={chrome.venture.name} />
          {url && !noindex && <meta property="og:url" content={url} />}
          <meta
            property="og:image"
            content={shareImage(image ?? chrome.venture.backgroundImageUrl, chrome.publicUrl)}
          />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}

/** The portal has no venture name of its own in its title, which leaves nothing before the bar. */
export function useSiteTitle(): string {
  const { t } = useTranslation('general');
  const venture = useChrome()?.venture;
  const ventureName = !venture || venture.id === webSettings.defaultVentureId ? '' : venture.name;
  return t('siteTitle', { ventureName }).replace(/^\s*\|\s*/, '');
}

/** The image that other sites show with a link to a page, in a size and format that all of them support. */
function shareImage(src: string, publicUrl: string): string {
  if (/^https?:\/\//.test(src)) return src;
  const resized = 'width=1280&height=640&quality=70&format=jpg&rmode=crop&encoder=freeimage';
  return `${publicUrl}${src}${src.includes('?') ? '&' : '?'}${resized}`;
}
