import { use } from 'react';
import { Anchor } from '../atoms/anchor.tsx';
import { Icon } from '../atoms/icon.tsx';
import { classNames } from '../class-names.ts';
import { PageOriginContext, StructuredData } from '../structured-data.tsx';
import { useTranslation } from '../use-translation.ts';
import { breadcrumbData, type Crumb } from './breadcrumb-data.ts';

/** The last crumb is the page itself. Phones only show its parent, as a link back. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t } = useTranslation('chrome');
  const origin = use(PageOriginContext);
  const last = crumbs.length - 1;
  return (
    <nav className="crumbs" aria-label={t('breadcrumbs')}>
      <ol>
        {crumbs.map((crumb, index) => (
          <li key={crumb.href ?? crumb.label} className={classNames(index === last - 1 && 'is-parent')}>
            {index < last && crumb.href ? (
              <Anchor href={crumb.href}>{crumb.label}</Anchor>
            ) : (
              <span aria-current={index === last ? 'page' : undefined}>{crumb.label}</span>
            )}
            {index < last && <Icon name="chevron-right" />}
          </li>
        ))}
      </ol>
      {origin && <StructuredData data={breadcrumbData(crumbs, origin.publicUrl)} />}
    </nav>
  );
}
