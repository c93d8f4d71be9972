import { LinkButton } from '@bouwpoort/ui/atoms/link-button.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { paths } from '../../frame/web/paths.ts';
import type { SearchTab } from './search-address.ts';
import { SearchContact } from './search-next-steps.tsx';

/** The other tab may have results; this one can be retried. */
export function SearchFailed({ query, tab }: { query: string; tab: SearchTab }) {
  const { t } = useTranslation('search');
  const venture = useVenture();
  return (
    <div className="search-start">
      <Notice kind="error" title={t('failedTitle')}>
        <div className="stack">
          <p>{t('failedText')}</p>
          <div>
            <LinkButton href={paths.search(venture, query, tab)} icon="refresh">
              {t('failedAgain')}
            </LinkButton>
          </div>
        </div>
      </Notice>
      <SearchContact />
    </div>
  );
}
