import { Tag, Tags } from '@bouwpoort/ui/atoms/tag.tsx';
import { Row, Rows } from '@bouwpoort/ui/molecules/row.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useKnownChrome } from '../../frame/chrome/use-chrome.ts';
import { paths } from '../../frame/web/paths.ts';
import { webSettings } from '../../frame/web/web-settings.ts';
import type { SearchCategory } from './load-search.ts';

/** The categories of a shop, to browse instead. */
export function SearchCategories({ categories }: { categories: readonly SearchCategory[] }) {
  const { t } = useTranslation('search');
  if (categories.length === 0) return null;
  return (
    <nav className="search-ways" aria-label={t('categories')}>
      <h2>{t('browseCategories')}</h2>
      <Tags>
        {categories.map(({ href, name }) => (
          <Tag key={href} href={href}>
            {name}
          </Tag>
        ))}
      </Tags>
    </nav>
  );
}

/** Contact details for help. */
export function SearchContact() {
  const { t } = useTranslation('search');
  const { venture } = useKnownChrome();
  const phone = venture.administrativePhoneNumber;
  const isPortal = venture.id === webSettings.defaultVentureId;
  return (
    <section className="search-ways">
      <h2>{t('help')}</h2>
      <Rows>
        {phone && (
          <Row
            icon="phone"
            href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}
            title={<span className="num">{phone}</span>}
            sub={t('helpPhone')}
          />
        )}
        {venture.customerServicePage?.url && (
          <Row icon="help" href={venture.customerServicePage.url} title={t('helpService')} />
        )}
        {isPortal && <Row icon="pin" href={paths.branches()} title={t('helpBranches')} />}
      </Rows>
    </section>
  );
}
