import type { MonitoringSettings } from '@bouwpoort/contract/program/page-request';

/** Where Application Insights takes telemetry of a connection string that names no place. */
const defaultEndpoint = 'https://dc.services.visualstudio.com';

const instrumentationKey = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** `InstrumentationKey=…;IngestionEndpoint=https://…;…`, names in any case. */
function partsOf(connectionString: string): Map<string, string> {
  return new Map(
    connectionString
      .split(';')
      .map((part) => part.trim().match(/^(\w+)=(.*)$/))
      .map((part) => [part?.[1]?.toLowerCase() ?? '', part?.[2] ?? '']),
  );
}

export function isConnectionString(text: string): boolean {
  const parts = partsOf(text);
  const endpoint = parts.get('ingestionendpoint') ?? defaultEndpoint;
  return (
    instrumentationKey.test(parts.get('instrumentationkey') ?? '') &&
    /^https?:/.test(URL.parse(endpoint)?.protocol ?? '')
  );
}

/** The one site browsers must be let through to. */
export function ingestionOrigin({ connectionString }: Pick<MonitoringSettings, 'connectionString'>): string {
  return new URL(partsOf(connectionString).get('ingestionendpoint') ?? defaultEndpoint).origin;
}
