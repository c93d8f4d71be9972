import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import type { ReactNode } from 'react';
import { PageHead } from '../../frame/page/page-head.tsx';
import { type SectionTab, SectionTabs, useOpenPart } from '../../frame/sections/section-tabs.tsx';

/** The header of the section with its parts. */
export function ImportsHead({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('beheer-data');
  const tabs: SectionTab[] = [
    { label: t('tabImport'), to: '/importeren' },
    { label: t('tabPlans'), to: '/importeren/gepland' },
    { label: t('tabBatches'), to: '/importeren/zendingen' },
    { label: t('tabExports'), to: '/importeren/exports' },
  ];
  const part = useOpenPart(tabs);
  return (
    <>
      <PageHead title={t('imports')} part={part} meta={<span>{t('importsMeta')}</span>}>
        {children}
      </PageHead>
      <SectionTabs label={t('importParts')} tabs={tabs} />
    </>
  );
}
