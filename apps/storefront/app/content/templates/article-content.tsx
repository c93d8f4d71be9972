import { showDate } from '@bouwpoort/trade/foundation/dutch-dates';
import { initialsOf } from '@bouwpoort/trade/foundation/person-initials';
import { Picture } from '@bouwpoort/ui/atoms/picture.tsx';
import { TextLink } from '@bouwpoort/ui/atoms/text-link.tsx';
import { RichText } from '@bouwpoort/ui/molecules/rich-text.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { BlockList } from '../blocks/block-list.tsx';
import { ContentColumns } from '../layout/content-columns.tsx';
import { ContentHead } from '../layout/content-head.tsx';
import { SideList } from '../layout/side-list.tsx';
import type { PageOf } from '../pages/page-of.ts';
import { useSurroundings } from '../pages/page-surroundings.ts';

type Article = PageOf<'NewsPage' | 'BlogPage'>;

export function ArticleContent({ page }: { page: Article }) {
  return (
    <article>
      <ContentHead page={page} over={<ArticleMeta page={page} />} picture="below">
        {page.contentType === 'BlogPage' && <Author author={page.author} />}
      </ContentHead>
      <ContentColumns aside={<MoreArticles />}>
        {page.mainBody && <RichText html={page.mainBody} />}
        <BlockList page={page} />
      </ContentColumns>
    </article>
  );
}

function ArticleMeta({ page }: { page: Article }) {
  const { t } = useTranslation('content');
  const minutes = page.contentType === 'BlogPage' && t('readingMinutes', { count: page.readingMinutes });
  return (
    <>
      <time dateTime={page.date}>{showDate(page.date)}</time>
      {page.category && ` · ${page.category}`}
      {minutes && ` · ${minutes}`}
    </>
  );
}

function Author({ author }: { author: PageOf<'BlogPage'>['author'] }) {
  return (
    <div className="author">
      {author.image ? (
        <Picture className="author__face" src={author.image.url} alt="" width={80} height={80} />
      ) : (
        <span className="author__face" aria-hidden="true">
          {initialsOf(author.name)}
        </span>
      )}
      <p>
        <strong>{author.name}</strong>
        <span className="small muted">{author.role}</span>
      </p>
    </div>
  );
}

function MoreArticles() {
  const { t } = useTranslation('content');
  const { ancestors, siblings } = useSurroundings();
  const overview = ancestors.at(-1);
  if (!overview || siblings.length === 0) return null;
  return (
    <SideList
      title={t('moreFrom', { name: overview.title })}
      items={siblings.map(({ title, url, publishedAt }) => ({ href: url, label: title, sub: showDate(publishedAt) }))}
    >
      <TextLink strong href={overview.url}>
        {t('allFrom', { name: overview.title })}
      </TextLink>
    </SideList>
  );
}
