import { Picture } from '@bouwpoort/ui/atoms/picture.tsx';
import { Breadcrumbs } from '@bouwpoort/ui/molecules/breadcrumbs.tsx';
import { PageHead } from '@bouwpoort/ui/molecules/page-head.tsx';
import type { ReactNode } from 'react';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { paths } from '../../frame/web/paths.ts';
import { useSurroundings } from '../pages/page-surroundings.ts';

/** The breadcrumbs of the page. */
export function Trail({ name }: { name: string }) {
  const venture = useVenture();
  const { ancestors } = useSurroundings();
  return (
    <Breadcrumbs
      crumbs={[
        { label: venture.name, href: paths.home(venture) },
        ...ancestors.map(({ title, url }) => ({ label: title, href: url })),
        { label: name },
      ]}
    />
  );
}

interface ContentHeadProps {
  page: { name: string; title: string; introduction?: string | undefined; pageImage: { url: string } | null };
  /** The line above the title: a date, a category. */
  over?: ReactNode;
  /** Beside the words, below them over the whole width, or not at all. */
  picture?: 'beside' | 'below' | 'none';
  /** Below the introduction. */
  children?: ReactNode;
}

export function ContentHead({ page, over, picture = 'beside', children }: ContentHeadProps) {
  const shape = page.pageImage ? picture : 'none';
  return (
    <div className="wrap">
      <Trail name={page.name} />
      <div className={`content-head content-head--${shape}`}>
        <div className="content-head__text">
          <PageHead over={over} title={page.title} intro={page.introduction} />
          {children}
        </div>
        {page.pageImage && shape !== 'none' && (
          <Picture
            className="content-head__pic"
            src={page.pageImage.url}
            alt=""
            width={shape === 'beside' ? 640 : 1280}
            height={shape === 'beside' ? 360 : 480}
            priority
          />
        )}
      </div>
    </div>
  );
}
