import type { MonitoringSettings } from '@bouwpoort/contract/program/page-request';
import { useEffect, useRef } from 'react';
import { useChrome } from '../chrome/use-chrome.ts';
import { whileConsented } from '../consent/consented-script.ts';
import { subscribeToReports } from './error-reports.ts';

/** Reports events in this browser to the operator's monitoring service, while the visitor allows statistics. */
export function Monitoring() {
  const monitoring = useChrome()?.consent.monitoring ?? null;
  const settings = useRef(monitoring);
  settings.current = monitoring;
  const connectionString = monitoring?.connectionString;
  useEffect(() => {
    const wanted = settings.current;
    if (connectionString === undefined || !wanted) return;
    // The consent provider starts when the page has been rendered and is idle, so code that depends on it waits too.
    return whileConsented({ kinds: ['statistics'], insert: () => startMonitoring(wanted) });
  }, [connectionString]);
  return null;
}

function startMonitoring(settings: MonitoringSettings): () => void {
  let isActive = true;
  let stop: (() => void) | undefined;
  import('./application-insights.ts')
    .then(({ startApplicationInsights }) => {
      if (!isActive) return;
      const monitor = startApplicationInsights(settings);
      const stopTaking = subscribeToReports(monitor.report);
      stop = () => {
        stopTaking();
        monitor.stop();
      };
    })
    // A visitor may block such scripts; the page works without.
    .catch((error: unknown) => console.warn(error));
  return () => {
    isActive = false;
    stop?.();
  };
}
