import { staffRoutes } from '@bouwpoort/contract/organisation/staff';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { read } from '../../frame/api/read.ts';
import { PageHead } from '../../frame/page/page-head.tsx';
import { type SectionTab, SectionTabs, useOpenPart } from '../../frame/sections/section-tabs.tsx';

/** The header of the section, with its parts and their counts. */
export function StaffHead({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('beheer-staff');
  const people = useQuery(read(staffRoutes.people)).data?.people;
  const roles = useQuery(read(staffRoutes.roles)).data?.roles;
  const sessions = useQuery(read(staffRoutes.allSessions)).data?.sessions;
  const tabs: SectionTab[] = [
    { label: t('tabPeople'), to: '/medewerkers', count: people?.length },
    { label: t('tabRoles'), to: '/medewerkers/rollen', count: roles?.length },
    { label: t('tabSessions'), to: '/medewerkers/sessies', count: sessions?.length },
    { label: t('tabSecondStep'), to: '/medewerkers/twee-stappen' },
  ];
  const part = useOpenPart(tabs);
  return (
    <>
      <PageHead title={t('staff')} part={part}>
        {children}
      </PageHead>
      <SectionTabs label={t('parts')} tabs={tabs} />
    </>
  );
}
