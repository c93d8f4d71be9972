import type { MonitoringSettings } from '@bouwpoort/contract/program/page-request';
import { ApplicationInsights } from '@microsoft/applicationinsights-web';
import { deviceOf, expectedBreakpoint } from './device.ts';
import type { ErrorReport } from './error-reports.ts';
import { monitoringOptions, prepareEnvelope } from './monitoring-options.ts';

interface Monitor {
  report(report: ErrorReport): void;
  /** Stops sending, and removes its cookies. */
  stop(): void;
}

const severityError = 3;

/** The web SDK of Application Insights. This file contains the whole SDK, so it is only imported dynamically. */
export function startApplicationInsights(settings: MonitoringSettings): Monitor {
  const insights = new ApplicationInsights({ config: monitoringOptions(settings) });
  insights.loadAppInsights();
  insights.addTelemetryInitializer((item) => {
    const { userAgent } = navigator;
    const viewport = expectedBreakpoint(document.cookie, userAgent);
    prepareEnvelope(item, { cloudRole: settings.cloudRole, viewport, device: deviceOf(userAgent) });
  });
  insights.trackPageView();
  return {
    report: ({ error, kind }) =>
      insights.trackException({ exception: error, severityLevel: severityError, properties: { kind } }),
    stop() {
      insights.config.disableTelemetry = true;
      const cookies = insights.getCookieMgr();
      cookies.purge('ai_user', '/');
      cookies.purge('ai_session', '/');
      cookies.setEnabled(false);
      void insights.unload(false);
    },
  };
}
