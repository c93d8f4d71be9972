import { beheerSystemRoutes } from '@bouwpoort/contract/program/system.staff';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { inBackground } from '../../frame/api/background.ts';
import { read } from '../../frame/api/read.ts';
import { Moment } from '../../frame/kit/moment.tsx';
import { SectionHead } from '../../frame/sections/section-head.tsx';
import { useHasPermission } from '../../frame/session/session.ts';
import { shortMoment } from '../../frame/texts/dutch-time.ts';

/** The header of the section with its parts. */
export function SystemHead({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('beheer-system');
  const enabled = useHasPermission('system.read');
  const jobs = useQuery({ ...read(beheerSystemRoutes.jobs, { headers: inBackground }), enabled }).data;
  const about = useQuery({ ...read(beheerSystemRoutes.about), staleTime: 300_000, enabled }).data;
  return (
    <SectionHead
      counts={jobs ? { '': { count: jobs.deadLetterCount, isHot: jobs.deadLetterCount > 0 } } : {}}
      meta={
        about && (
          <Moment at={about.startedAt}>
            {t('versionSince', { version: about.versions.app, when: shortMoment(about.startedAt) })}
          </Moment>
        )
      }
    >
      {children}
    </SectionHead>
  );
}
