import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { browserQueries } from '../../frame/http/browser-queries.ts';
import { type JobsiteChooser, storeJobsites } from './chosen-jobsite.ts';
import { jobsitesQuery } from './jobsites-query.ts';

interface JobsiteProbeProps {
  chooser: JobsiteChooser;
}

/** Requests once whether this user has building sites; the device stores the answer. */
export function JobsiteProbe({ chooser }: JobsiteProbeProps) {
  const { data } = useQuery(jobsitesQuery(chooser), browserQueries());
  useEffect(() => {
    if (data) storeJobsites(chooser, data.results);
  }, [data, chooser]);
  return null;
}
