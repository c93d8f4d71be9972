import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { browserQueries } from '../http/browser-queries.ts';
import { tellWaiting } from './waiting-count.ts';
import { waitingQuery } from './waiting-query.ts';

export interface WaitingProbeProps {
  ventureId: string;
  email: string;
}

export function WaitingProbe({ ventureId, email }: WaitingProbeProps) {
  const { data = 0 } = useQuery(waitingQuery(ventureId, email), browserQueries());
  useEffect(() => {
    tellWaiting(data);
    return () => tellWaiting(0);
  }, [data]);
  return null;
}
