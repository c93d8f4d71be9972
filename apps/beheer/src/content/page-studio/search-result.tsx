import type { BeheerPage, PageEdit } from '@bouwpoort/contract/content/pages.staff';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';

const textOf = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined);
/** The length at which search engines cut the title. */
const maxTitle = 60;
const maxDescription = 155;

const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most).trimEnd()} …` : text);

/** A preview of the page as a search engine result. */
export function SearchResult({ page, edit }: { page: BeheerPage; edit: PageEdit }) {
  const { t } = useTranslation('beheer-pages');
  const { seoTitle, seoDescription, introduction } = edit.properties;
  // As the shop titles the page.
  const heading = textOf(seoTitle) ?? edit.name;
  const description = textOf(seoDescription) ?? textOf(introduction);
  return (
    <section className="serp" aria-label={t('searchResult')}>
      <h3 className="blks__head">{t('searchResult')}</h3>
      {edit.disableIndexing ? (
        <p className="muted">{t('notIndexed')}</p>
      ) : (
        <div className="serp__box">
          <span className="serp__url">
            {location.host}
            {(page.document.url ?? '').replaceAll('/', ' › ')}
          </span>
          <b className="serp__title">{cut(heading, maxTitle)}</b>
          <p>{description === undefined ? t('noDescription') : cut(description, maxDescription)}</p>
        </div>
      )}
    </section>
  );
}
