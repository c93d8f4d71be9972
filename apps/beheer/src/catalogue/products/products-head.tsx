import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import type { ReactNode } from 'react';
import { PageHead } from '../../frame/page/page-head.tsx';
import { SectionTabs } from '../../frame/sections/section-tabs.tsx';

/** The header of the lists of this section, with links to the others. */
export function ProductsHead({ title, children }: { title: string; children?: ReactNode }) {
  const { t } = useTranslation('beheer-products');
  return (
    <>
      <PageHead title={title}>{children}</PageHead>
      <SectionTabs
        label={t('parts')}
        tabs={[
          { label: t('products'), to: '/producten' },
          { label: t('categories'), to: '/producten/categorieen', hasPages: true },
          { label: t('features'), to: '/producten/kenmerken' },
          { label: t('completeness'), to: '/producten/volledigheid' },
        ]}
      />
    </>
  );
}
