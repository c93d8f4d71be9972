import type { ContentHyperlink } from '@bouwpoort/contract/content/content-parts';
import type { ReactNode } from 'react';
import { ContentLink } from './content-link.tsx';

interface BlockSectionProps {
  title?: string | undefined;
  introduction?: string | undefined;
  /** Shown beside the title. */
  link?: ContentHyperlink | undefined;
  children?: ReactNode;
}

/** The frame that most blocks share: a title with a link, an introduction, and the content. */
export function BlockSection({ title, introduction, link, children }: BlockSectionProps) {
  return (
    <section className="wrap section">
      {title && (
        <div className="section-head">
          <h2>{title}</h2>
          {link && <ContentLink link={link} />}
        </div>
      )}
      {introduction && <p className="block__intro muted">{introduction}</p>}
      {children}
      {!title && link && (
        <p className="block__link">
          <ContentLink link={link} strong />
        </p>
      )}
    </section>
  );
}
