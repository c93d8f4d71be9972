import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { browserQueries } from '../../frame/http/browser-queries.ts';
import { type SiteChooser, storeSites } from './chosen-jobsite.ts';
import { sitesQuery } from './jobsites-query.ts';

interface SiteProbeProps {
  chooser: SiteChooser;
}

/** Requests once whether this user has building sites; the device stores the answer. */
export function SiteProbe({ chooser }: SiteProbeProps) {
  const { data } = useQuery(sitesQuery(chooser), browserQueries());
  useEffect(() => {
    if (data) storeSites(chooser, data.results);
  }, [data, chooser]);
  return null;
}
