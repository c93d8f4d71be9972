import { Picture } from '@bouwpoort/ui/atoms/picture.tsx';
import { TextLink } from '@bouwpoort/ui/atoms/text-link.tsx';
import { classNames } from '@bouwpoort/ui/class-names.ts';
import { type Figure, Figures } from '@bouwpoort/ui/molecules/figures.tsx';
import type { ReactNode } from 'react';

interface StoryProps {
  title: string;
  text: ReactNode;
  picture?: { src: string; alt: string };
  figures?: readonly Figure[];
  link?: { label: string; href: string };
  /** Beside the text instead of a picture: a list of services, a form. */
  children?: ReactNode;
}

export function Story({ title, text, picture, figures, link, children }: StoryProps) {
  return (
    <div className={classNames('story', picture && 'story--pic')}>
      {picture && <Picture className="story__pic" src={picture.src} alt={picture.alt} width={640} height={480} />}
      <div>
        <h2>{title}</h2>
        <div className="story__text muted">{text}</div>
        {figures && <Figures figures={figures} />}
        {link && (
          <p className="story__link">
            <TextLink strong href={link.href}>
              {link.label}
            </TextLink>
          </p>
        )}
      </div>
      {children}
    </div>
  );
}
