import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Input } from '@bouwpoort/ui/atoms/input.tsx';
import { LinkButton } from '@bouwpoort/ui/atoms/link-button.tsx';
import { EmptyState } from '@bouwpoort/ui/molecules/empty-state.tsx';
import { Field } from '@bouwpoort/ui/molecules/field.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { PageHead as Heading } from '@bouwpoort/ui/molecules/page-head.tsx';
import { Pagination } from '@bouwpoort/ui/molecules/pagination.tsx';
import { SelectField } from '@bouwpoort/ui/molecules/select-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { Form, useNavigate, useRevalidator } from 'react-router';
import { ProductCard } from '../../catalogue/tiles/product-card.tsx';
import { AccountShell } from '../../frame/account-frame/account-shell.tsx';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { openedPage } from '../../frame/pages/page-context.ts';
import { PageHead } from '../../frame/pages/page-head.tsx';
import { loadTexts } from '../../frame/texts/texts.tsx';
import { useChromeSession } from '../../frame/visitor/chrome-session.ts';
import { paths } from '../../frame/web/paths.ts';
import {
  loadIntroduction,
  loadPreviouslyOrdered,
  type PreviouslyOrdered,
} from '../../ordering/previously-ordered/load-previously-ordered.ts';
import { OrderedProductList } from '../../ordering/previously-ordered/ordered-product-list.tsx';
import {
  type OrderedAddress,
  orderedQuery,
  orderedSorts,
  readOrderedAddress,
  writeOrderedAddress,
} from '../../ordering/previously-ordered/ordered-selection.ts';
import { companyStyles } from '../styles/customer-styles.ts';
import type { Route } from './+types/previously-ordered.page.ts';

export const links = companyStyles;

export async function loader({ context, url }: Route.LoaderArgs) {
  const opened = openedPage(context);
  const address = readOrderedAddress(url.searchParams);
  const [ordered, words, texts] = await Promise.all([
    loadPreviouslyOrdered(opened, address),
    loadIntroduction(opened),
    loadTexts(opened.api, ['previously-ordered', 'catalogue', 'account-frame']),
  ]);
  return { ordered, words, address, texts };
}

/** C 2.10. */
export default function PreviouslyOrderedPage({ loaderData }: Route.ComponentProps) {
  const { ordered, words, address } = loaderData;
  const { t } = useTranslation('previously-ordered');
  const session = useChromeSession();
  const mayOrder = session.kind !== 'user' || session.companyRole !== 'viewer';
  const title = words.title ?? t('title');
  const isEmpty = ordered.total === 0 && address.query === '';
  return (
    <>
      <PageHead title={title} disableIndexing />
      <AccountShell title={title}>
        <div className="ordered">
          <Heading
            title={title}
            intro={mayOrder ? (words.introduction ?? t('introduction')) : t('introductionViewer')}
          />
          {ordered.problem && <Problem problem={ordered.problem} />}
          {!ordered.problem && isEmpty && <NothingOrdered />}
          {!ordered.problem && !isEmpty && <Ordered ordered={ordered} address={address} />}
        </div>
      </AccountShell>
    </>
  );
}

function Ordered({ ordered, address }: { ordered: PreviouslyOrdered; address: OrderedAddress }) {
  const { t } = useTranslation('previously-ordered');
  const venture = useVenture();
  const { favourites, shown, total, gone, page, pageCount } = ordered;
  return (
    <>
      {favourites.length > 0 && (
        <section className="ordered__favourites" aria-labelledby="favourites">
          <h2 id="favourites">{t('favourites')}</h2>
          <ul className="product-grid">
            {favourites.map(({ product }) => (
              <li key={product.id}>
                <ProductCard product={product} priority />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="ordered-list">
        <h2 id="ordered-list" className={favourites.length > 0 ? undefined : 'sr-only'}>
          {t('list')}
        </h2>
        <OrderedTools key={`${address.query} ${address.sort}`} address={address} />
        <p className="ordered__count muted num" role="status">
          {t('found', { count: total })}
        </p>
        {shown.length > 0 ? <OrderedProductList products={shown} /> : <NoMatch query={address.query} />}
        <div className="ordered__pages">
          <Pagination
            page={page}
            pageCount={pageCount}
            hrefFor={(next) => `${paths.previouslyOrdered(venture)}?${writeOrderedAddress({ ...address, page: next })}`}
          />
        </div>
        {gone > 0 && <p className="small muted">{t('gone', { count: gone })}</p>}
      </section>
    </>
  );
}

/** A plain form; with script, selecting a sort order submits it. */
function OrderedTools({ address }: { address: OrderedAddress }) {
  const { t } = useTranslation('previously-ordered');
  const venture = useVenture();
  const navigate = useNavigate();
  const path = paths.previouslyOrdered(venture);
  const sortBy = (sort: string) => {
    const params = writeOrderedAddress({ ...address, sort: sort === 'aantal' ? 'aantal' : 'datum', page: 1 });
    void navigate(params.size > 0 ? `${path}?${params}` : path, { preventScrollReset: true });
  };
  return (
    <Form className="ordered-tools" method="get" action={path} preventScrollReset>
      <Field label={t('search')}>
        {(control) => (
          <div className="ordered-tools__search">
            <Input
              {...control}
              name={orderedQuery}
              type="search"
              maxLength={100}
              autoComplete="off"
              enterKeyHint="search"
              placeholder={t('searchPlaceholder')}
              defaultValue={address.query}
            />
            <Button type="submit" icon="search">
              {t('find')}
            </Button>
          </div>
        )}
      </Field>
      <SelectField
        label={t('sort')}
        name="sorteer"
        defaultValue={address.sort}
        options={orderedSorts.map((sort) => ({ value: sort, label: t(`sort_${sort}`) }))}
        onChange={(event) => sortBy(event.target.value)}
      />
    </Form>
  );
}

function NoMatch({ query }: { query: string }) {
  const { t } = useTranslation('previously-ordered');
  const venture = useVenture();
  return (
    <EmptyState icon="search" title={t('noMatchTitle', { query })} text={t('noMatchText')}>
      <LinkButton look="primary" href={paths.search(venture, query)}>
        {t('noMatchSearch')}
      </LinkButton>
      <LinkButton href={paths.previouslyOrdered(venture)}>{t('noMatchClear')}</LinkButton>
    </EmptyState>
  );
}

function NothingOrdered() {
  const { t } = useTranslation('previously-ordered');
  const venture = useVenture();
  return (
    <EmptyState icon="history" title={t('emptyTitle')} text={t('emptyText')}>
      <LinkButton look="primary" href={venture.catalogUrl ?? paths.home(venture)}>
        {t('toAssortment')}
      </LinkButton>
    </EmptyState>
  );
}

function Problem({ problem }: { problem: NonNullable<PreviouslyOrdered['problem']> }) {
  const { t } = useTranslation('previously-ordered');
  const { revalidate, state } = useRevalidator();
  const { administrativePhoneNumber: phone, administrativeEmailAddress: email } = useVenture();
  if (problem === 'noLink' || problem === 'otherVenture') {
    return (
      <Notice kind="attention" title={t(problem)}>
        <p>{t(`${problem}Text`, { phone, email })}</p>
      </Notice>
    );
  }
  return (
    <Notice kind="error" title={t('failedTitle')}>
      <p>{t('failedText', { phone })}</p>
      <p className="orders-again">
        <Button icon="refresh" state={state === 'idle' ? 'idle' : 'busy'} onClick={() => void revalidate()}>
          {t('again')}
        </Button>
      </p>
    </Notice>
  );
}
