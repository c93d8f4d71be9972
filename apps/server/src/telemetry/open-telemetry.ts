import type { Config } from '../config/config.ts';
import type { Telemetry } from './telemetry.ts';

/**
 * Nothing where neither an endpoint nor a port is set: the libraries behind it are then not even loaded, and no request
 * passes a single line of it.
 */
export async function openTelemetry(config: Pick<Config, 'telemetry'>): Promise<Telemetry | undefined> {
  const { metrics, otlp } = config.telemetry;
  if (!metrics && !otlp) return undefined;
  const { startTelemetry } = await import('./start-telemetry.ts');
  return startTelemetry(config.telemetry);
}
