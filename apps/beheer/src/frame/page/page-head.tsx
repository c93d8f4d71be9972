import { Anchor } from '@bouwpoort/ui/atoms/anchor.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { Fragment, type ReactNode } from 'react';

interface PageHeadProps {
  title: string;
  /** The open part of a section, for the document title. */
  part?: string | undefined;
  /** Beside the title: a state, a badge. */
  mark?: ReactNode;
  /** The name of the page in the breadcrumbs, where it is shorter than the title. */
  here?: string;
  crumbs?: readonly { label: string; href: string }[];
  meta?: ReactNode;
  /** The actions of the page; one of them is primary. */
  children?: ReactNode;
}

/** The header of every page, which also sets the document title. */
export function PageHead({ title, part, mark, here = title, crumbs = [], meta, children }: PageHeadProps) {
  const { t } = useTranslation('beheer');
  return (
    <div className="ph">
      <title>{part ? t('partTitle', { part, title }) : t('pageTitle', { title })}</title>
      <div className="ph__main">
        {crumbs.length > 0 && (
          <nav className="ph__crumbs" aria-label={t('crumbs')}>
            {crumbs.map(({ label, href }) => (
              <Fragment key={href}>
                <Anchor href={href}>{label}</Anchor>
                <Icon name="chevron-right" size="small" />
              </Fragment>
            ))}
            <span aria-current="page">{here}</span>
          </nav>
        )}
        <div className="ph__title">
          <h1>{title}</h1>
          {mark}
        </div>
        {meta && <div className="ph__meta">{meta}</div>}
      </div>
      {children && <div className="acts">{children}</div>}
    </div>
  );
}
