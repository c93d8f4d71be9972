import type { Config } from '../../foundation/config/config.ts';
import type { Telemetry } from './telemetry.ts';

/**
 * Undefined if neither an endpoint nor a port is set: then the libraries are not even loaded, and requests run no
 * telemetry code.
 */
export async function openTelemetry(config: Pick<Config, 'telemetry'>): Promise<Telemetry | undefined> {
  const { metrics, otlp } = config.telemetry;
  if (!metrics && !otlp) return undefined;
  const { startTelemetry } = await import('./start-telemetry.ts');
  return startTelemetry(config.telemetry);
}
