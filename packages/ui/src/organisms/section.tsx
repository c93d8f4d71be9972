import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { SectionHead } from '../molecules/section-head.tsx';

interface SectionProps {
  title?: string;
  link?: { label: string; href: string };
  /** The first one under a hero or a row of links keeps more distance. */
  first?: boolean;
  children: ReactNode;
}

export function Section({ title, link, first, children }: SectionProps) {
  return (
    <section className={classNames('wrap section', first && 'section--first')}>
      {title && <SectionHead title={title} link={link} />}
      {children}
    </section>
  );
}
