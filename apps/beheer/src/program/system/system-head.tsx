import { beheerSystemRoutes } from '@bouwpoort/contract/program/system.staff';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { inBackground } from '../../frame/api/background.ts';
import { read } from '../../frame/api/read.ts';
import { Moment } from '../../frame/kit/moment.tsx';
import { PageHead } from '../../frame/page/page-head.tsx';
import { type SectionTab, SectionTabs, useOpenPart } from '../../frame/sections/section-tabs.tsx';
import { useHasPermission } from '../../frame/session/session.ts';
import { shortMoment } from '../../frame/texts/dutch-time.ts';

/** The header of the section with its parts. */
export function SystemHead({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('beheer-system');
  const enabled = useHasPermission('system.read');
  const jobs = useQuery({ ...read(beheerSystemRoutes.jobs, { headers: inBackground }), enabled }).data;
  const about = useQuery({ ...read(beheerSystemRoutes.about), staleTime: 300_000, enabled }).data;
  const tabs: SectionTab[] = [
    {
      label: t('tabJobs'),
      to: '/systeem',
      permission: 'system.read',
      ...(jobs ? { count: jobs.deadLetterCount, isHot: jobs.deadLetterCount > 0 } : {}),
    },
    { label: t('tabMails'), to: '/systeem/mails', permission: 'system.read' },
    { label: t('tabAudit'), to: '/systeem/logboek', permission: 'audit.read' },
    { label: t('tabHealth'), to: '/systeem/gezondheid', permission: 'system.read' },
    { label: t('tabSlow'), to: '/systeem/traag', permission: 'system.read' },
    { label: t('tabAbout'), to: '/systeem/instellingen', permission: 'system.read' },
    { label: t('tabEmergency'), to: '/systeem/noodbericht', permission: 'system.read' },
  ];
  const part = useOpenPart(tabs);
  return (
    <>
      <PageHead
        title={t('system')}
        part={part}
        meta={
          about && (
            <Moment at={about.startedAt}>
              {t('versionSince', { version: about.versions.app, when: shortMoment(about.startedAt) })}
            </Moment>
          )
        }
      >
        {children}
      </PageHead>
      <SectionTabs label={t('parts')} tabs={tabs} />
    </>
  );
}
