import { dayOf } from '@bouwpoort/trade/foundation/dutch-dates';
import { Skeleton } from '@bouwpoort/ui/atoms/skeleton.tsx';
import { Breadcrumbs } from '@bouwpoort/ui/molecules/breadcrumbs.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useSearchParams } from 'react-router';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { openedPage, pageRequestContext } from '../../frame/pages/page-context.ts';
import { PageHead } from '../../frame/pages/page-head.tsx';
import { loadTexts } from '../../frame/texts/texts.tsx';
import { useChromeSession } from '../../frame/visitor/chrome-session.ts';
import { paths } from '../../frame/web/paths.ts';
import { useCart } from '../../ordering/cart/use-cart.ts';
import { givenProject, projectAddresses } from '../../ordering/orders/project-address.ts';
import { draftOfCart, draftOfQuote } from '../../ordering/quote-requests/quote-draft.ts';
import { QuoteForm, type QuoteFormProps } from '../../ordering/quote-requests/quote-form.tsx';
import { loadQuote } from '../../ordering/quotes/load-quotes.ts';
import { companyStyles } from '../styles/customer-styles.ts';
import type { Route } from './+types/quote-new.page.ts';

export const links = companyStyles;

export async function loader({ context, request }: Route.LoaderArgs) {
  const opened = openedPage(context);
  const draftId = new URL(request.url).searchParams.get('concept');
  const [draft, texts] = await Promise.all([
    draftId ? loadQuote(opened, draftId) : null,
    loadTexts(opened.api, ['account-frame', 'quotes', 'quick-order']),
  ]);
  const { siteUser, customer } = opened.session ?? {};
  const projects = new Map(projectAddresses(customer).map(({ projectId, name }) => [projectId, { projectId, name }]));
  const given = givenProject([...projects.keys()], {
    mustName: customer?.customerObjectMandatory ?? false,
    isManager: siteUser?.isManager ?? false,
  });
  return {
    draft,
    projects: [...projects.values()],
    projectId: given ?? '',
    today: dayOf(context.get(pageRequestContext).now),
    texts,
  };
}

export default function QuoteNewPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('quotes');
  const venture = useVenture();
  const session = useChromeSession();
  const isUser = session.kind === 'user';
  const { draft, projects, projectId, today } = loaderData;
  const top = (
    <>
      <Breadcrumbs
        crumbs={[
          { label: venture.name, href: paths.home(venture) },
          { label: t('title'), href: paths.quotes(venture) },
          { label: t('ask') },
        ]}
      />
      <div className="top">
        <div className="top__text">
          <h1>{t('ask')}</h1>
          <p className="top__sub">{t('askIntro')}</p>
        </div>
      </div>
    </>
  );
  const refusal =
    isUser && session.companyRole === 'viewer'
      ? t('viewerMayNot')
      : draft && !draft.may.edit
        ? t('alreadyAsked')
        : null;
  return (
    <>
      <PageHead title={t('ask')} disableIndexing />
      {refusal === null ? (
        <Form {...{ draft, projects, projectId, today, top }} seesPrices={isUser && session.seesPrices} />
      ) : (
        <div className="wrap">
          {top}
          <Notice kind="attention" title={refusal} />
        </div>
      )}
    </>
  );
}

/** From the cart if the address says so; its lines appear once the cart has loaded. */
function Form(given: Omit<QuoteFormProps, 'start' | 'from'>) {
  const [params] = useSearchParams();
  const { cart, status } = useCart();
  const isFromCart = params.get('uit') === 'winkelwagen';
  const props = { ...given, from: isFromCart ? ('cart' as const) : ('new' as const) };
  if (props.draft) return <QuoteForm {...props} key={props.draft.quoteId} start={draftOfQuote(props.draft)} />;
  if (!isFromCart) return <QuoteForm {...props} start={[]} />;
  if (!cart && (status === 'loading' || status === 'none'))
    return (
      <div className="wrap">
        {props.top}
        <Skeleton height="20rem" />
      </div>
    );
  return <QuoteForm {...props} start={draftOfCart(cart?.lineItems ?? [], props.seesPrices)} />;
}
