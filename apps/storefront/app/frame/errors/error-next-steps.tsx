import type { VentureDetails } from '@bouwpoort/contract/organisation/ventures';
import { LinkButton } from '@bouwpoort/ui/atoms/link-button.tsx';
import { Row, Rows } from '@bouwpoort/ui/molecules/row.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { interfaceActions } from '../interface-state/interface-store.ts';
import { useChromeSession } from '../visitor/chrome-session.ts';
import { showsCart } from '../visitor/visitor-rules.ts';
import { paths } from '../web/paths.ts';
import { webSettings } from '../web/web-settings.ts';

/** The scope of the search in this venture's header; the portal's header has no search. */
export function searchScopeOf(venture: VentureDetails): 'articles' | 'pages' | null {
  if (venture.id === webSettings.defaultVentureId) return null;
  return venture.hasShop ? 'articles' : 'pages';
}

/** Opens the search bar in place; without script it leads to the search page. */
export function SearchInstead({ venture }: { venture: VentureDetails }) {
  const { t } = useTranslation('errors');
  const searches = searchScopeOf(venture);
  if (!searches) return null;
  return (
    <LinkButton
      size="large"
      icon="search"
      href={paths.search(venture)}
      onClick={(event) => {
        event.preventDefault();
        interfaceActions.openSearchBar();
      }}
    >
      {t(searches === 'articles' ? 'searchArticle' : 'searchPage')}
    </LinkButton>
  );
}

/** The pages that a lost visitor most likely wants. */
export function ErrorNextSteps({ venture }: { venture: VentureDetails }) {
  const { t } = useTranslation('errors');
  const session = useChromeSession();
  const isPortal = venture.id === webSettings.defaultVentureId;
  return (
    <Rows>
      {venture.hasShop && venture.catalogUrl && (
        <Row icon="layers" href={venture.catalogUrl} title={t('allCategories')} />
      )}
      {showsCart(venture, session) && !session.isGuestAccount && (
        <Row icon="history" href={paths.previouslyOrdered(venture)} title={t('previouslyOrdered')} />
      )}
      {isPortal && <Row icon="pin" href={paths.branches()} title={t('allBranches')} />}
      {venture.customerServicePage?.url && (
        <Row
          icon="help"
          href={venture.customerServicePage.url}
          title={t('customerService')}
          sub={<span className="num">{venture.administrativePhoneNumber}</span>}
        />
      )}
    </Rows>
  );
}
