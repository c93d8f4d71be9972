import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { browserQueries } from '../http/browser-queries.ts';
import { setPendingApprovalCount } from './pending-approval-count.ts';
import { pendingApprovalQuery } from './pending-approval-query.ts';

export interface PendingApprovalLoaderProps {
  ventureId: string;
  email: string;
}

export function PendingApprovalLoader({ ventureId, email }: PendingApprovalLoaderProps) {
  const { data = 0 } = useQuery(pendingApprovalQuery(ventureId, email), browserQueries());
  useEffect(() => {
    setPendingApprovalCount(data);
    return () => setPendingApprovalCount(0);
  }, [data]);
  return null;
}
