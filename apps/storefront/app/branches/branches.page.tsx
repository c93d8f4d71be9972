import type { LocationDetail } from '@bouwpoort/contract/ventures';
import { showPostalCode } from '@bouwpoort/trade/postal-code';
import { useTranslation } from 'react-i18next';
import { openedPage } from '../page-context.ts';
import { PageHead } from '../page-head.tsx';
import { paths } from '../paths.ts';
import { loadTexts } from '../texts.tsx';
import { LinkButton } from '../ui/atoms/link-button.tsx';
import { EmptyState } from '../ui/molecules/empty-state.tsx';
import { FinderForm } from '../ui/molecules/finder-form.tsx';
import { PageHead as Heading } from '../ui/molecules/page-head.tsx';
import { BranchList } from '../ui/organisms/branch-list.tsx';
import type { Route } from './+types/branches.page.ts';
import { locationsAt } from './locations-at.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api } = openedPage(context);
  const [locations, texts] = await Promise.all([api.call('ventures.locations'), loadTexts(api, ['branches'])]);
  const place = url.searchParams.get('plaats')?.trim().slice(0, 100) ?? '';
  return { place, locations: locationsAt(locations, place), texts };
}

/** /vestigingen: all branches of all ventures (P 2.1). */
export default function BranchesPage({ loaderData: { place, locations } }: Route.ComponentProps) {
  const { t } = useTranslation('branches');
  return (
    <div className="wrap section branches-page">
      <PageHead title={t('title')} description={t('description')} />
      <Heading title={t('title')} intro={t('description')} />
      <FinderForm
        action={paths.branches()}
        name="plaats"
        label={t('placeLabel')}
        placeholder={t('placePlaceholder')}
        button={t('search')}
      />
      <p aria-live="polite">
        {place ? t('foundNear', { count: locations.length, place }) : t('found', { count: locations.length })}
      </p>
      {locations.length > 0 ? (
        <div className="branches-page__list">
          <BranchList branches={locations.map((location, index) => item(location, index + 1))} />
        </div>
      ) : (
        <EmptyState icon="pin" title={t('noResults')} text={t('noResultsText')}>
          <LinkButton href={paths.branches()}>{t('showAll')}</LinkButton>
        </EmptyState>
      )}
    </div>
  );
}

function item(location: LocationDetail, number: number) {
  return {
    href: location.slug,
    number,
    venture: location.ventureName,
    accentColor: location.accentColor,
    name: location.displayName,
    address: `${location.address}, ${showPostalCode(location.zipCode)} ${location.city}`,
    tags: location.assortment.slice(0, 3),
  };
}
