import { staffRoutes } from '@bouwpoort/contract/organisation/staff';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { read } from '../../frame/api/read.ts';
import { SectionHead } from '../../frame/sections/section-head.tsx';

/** The header of the section, with its parts and their counts. */
export function StaffHead({ children }: { children?: ReactNode }) {
  const people = useQuery(read(staffRoutes.people)).data?.people;
  const roles = useQuery(read(staffRoutes.roles)).data?.roles;
  const sessions = useQuery(read(staffRoutes.allSessions)).data?.sessions;
  const counts = {
    '': { count: people?.length },
    rollen: { count: roles?.length },
    sessies: { count: sessions?.length },
  };
  return <SectionHead counts={counts}>{children}</SectionHead>;
}
