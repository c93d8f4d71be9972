import type { MonitoringSettings } from '@bouwpoort/contract/program/page-request';
import { AnalyticsPlugin } from '@microsoft/applicationinsights-analytics-js';
import { Sender } from '@microsoft/applicationinsights-channel-js';
import {
  AppInsightsCore,
  DEFAULT_BREEZE_PATH,
  type IConfig,
  type IConfiguration,
  parseConnectionString,
} from '@microsoft/applicationinsights-core-js';
import { AjaxPlugin } from '@microsoft/applicationinsights-dependencies-js';
import { PropertiesPlugin } from '@microsoft/applicationinsights-properties-js';
import { deviceOf, expectedBreakpoint } from './device.ts';
import type { ErrorReport } from './error-reports.ts';
import { monitoringOptions, prepareEnvelope } from './monitoring-options.ts';

interface Monitor {
  report(report: ErrorReport): void;
  /** Stops sending, and removes its cookies. */
  stop(): void;
}

const severityError = 3;

/**
 * The parts of the SDK of Application Insights that send page views, calls and errors; its web package adds settings
 * from elsewhere and statistics about itself. This file contains all of that, so it is only imported dynamically.
 */
export function startApplicationInsights(settings: MonitoringSettings): Monitor {
  const { instrumentationkey, ingestionendpoint } = parseConnectionString(settings.connectionString);
  const [core, sender, analytics] = [
    new AppInsightsCore<IConfiguration & IConfig>(),
    new Sender(),
    new AnalyticsPlugin(),
  ];
  core.initialize(
    {
      ...monitoringOptions(settings),
      instrumentationKey: instrumentationkey,
      endpointUrl: `${ingestionendpoint}${DEFAULT_BREEZE_PATH}`,
    },
    [sender, new PropertiesPlugin(), new AjaxPlugin(), analytics],
  );
  core.addTelemetryInitializer((item) => {
    const { userAgent } = navigator;
    const viewport = expectedBreakpoint(document.cookie, userAgent);
    prepareEnvelope(item, { cloudRole: settings.cloudRole, viewport, device: deviceOf(userAgent) });
  });
  analytics.trackPageView();
  const listening = new AbortController();
  const sendRest = () => sender.onunloadFlush();
  window.addEventListener('pagehide', sendRest, { signal: listening.signal });
  const onVisibility = () => document.visibilityState === 'hidden' && sendRest();
  document.addEventListener('visibilitychange', onVisibility, { signal: listening.signal });
  return {
    report: ({ error, kind }) =>
      analytics.trackException({ exception: error, severityLevel: severityError, properties: { kind } }),
    stop() {
      listening.abort();
      core.config.disableTelemetry = true;
      const cookies = core.getCookieMgr();
      cookies.purge('ai_user', '/');
      cookies.purge('ai_session', '/');
      cookies.setEnabled(false);
      void core.unload(false);
    },
  };
}
