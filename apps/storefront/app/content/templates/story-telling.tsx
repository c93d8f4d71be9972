import { Picture } from '@bouwpoort/ui/atoms/picture.tsx';
import { RichText } from '@bouwpoort/ui/molecules/rich-text.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { BlockList } from '../blocks/block-list.tsx';
import { ContentBody } from '../layout/content-body.tsx';
import { ContentHead } from '../layout/content-head.tsx';
import type { PageOf } from '../pages/page-of.ts';
import { useChapterInView } from './use-chapter-in-view.ts';

type Story = PageOf<'StoryTellingPage'>;

export function StoryTelling({ page }: { page: Story }) {
  const picture = page.backgroundImage ?? page.pageImage;
  return (
    <>
      <ContentHead page={{ ...page, pageImage: picture }} picture="below" />
      <ContentBody html={page.mainBody} />
      <div className="wrap chapters">
        <ChapterList chapters={page.chapters} />
        <div className="chapters__all">
          {page.chapters.map((chapter) => (
            <Chapter key={chapter.id} chapter={chapter} />
          ))}
        </div>
      </div>
      <BlockList page={page} />
    </>
  );
}

/** Beside the story on wide screens, where it stays in view; a line above it on narrow ones. */
function ChapterList({ chapters }: { chapters: Story['chapters'] }) {
  const { t } = useTranslation('content');
  const current = useChapterInView(chapters.map(({ id }) => id));
  return (
    <nav className="chapters__nav" aria-label={t('chapters')}>
      <ol>
        {chapters.map(({ id, label, title }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
              {label ?? title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Chapter({ chapter }: { chapter: Story['chapters'][number] }) {
  return (
    <section className="chapter" id={chapter.id}>
      <Picture className="chapter__pic" src={chapter.image.url} alt={chapter.image.alt} width={640} height={480} />
      <div className="chapter__text">
        {chapter.label && <p className="chapter__label">{chapter.label}</p>}
        <h2>{chapter.title}</h2>
        <RichText html={chapter.textHtml} />
        {chapter.figure && (
          <p className="chapter__figure">
            <strong className="num">{chapter.figure.value}</strong>
            <span>{chapter.figure.label}</span>
          </p>
        )}
      </div>
    </section>
  );
}
