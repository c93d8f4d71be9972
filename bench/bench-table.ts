import type { BareRoute } from './bare-route.ts';

/** The budget of a figure; each given part must be met. */
export interface Target {
  /** Milliseconds. */
  p95?: number;
  ofBareRoute?: number;
  perSecond?: number;
}

export interface Figure {
  what: string;
  connections: number;
  perSecond: number;
  p50: number;
  p95: number;
  /** Of the requests a second of a bare route with answers of the same size, in the same run. */
  ofBareRoute?: number;
  bytes?: number;
  errors: number;
  /** Milliseconds of the program's processor time for each; says more than the clock on a busy machine. */
  cpuMs?: number;
  target?: Target;
}

export function spread(times: readonly number[]): { p50: number; p95: number } {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => Number((sorted[Math.floor((sorted.length - 1) * part)] ?? 0).toFixed(1));
  return { p50: at(0.5), p95: at(0.95) };
}

/** Beside a bare route with answers of the same size, in the same run. */
export async function besideBare(figure: Figure, bare: BareRoute, target: Target): Promise<Figure> {
  const bareRate = await bare.requestsPerSecond(figure.bytes ?? 0, figure.connections);
  return { ...figure, ofBareRoute: figure.perSecond / bareRate, target };
}

export function misses({ p95, ofBareRoute, perSecond, errors, target = {} }: Figure): string[] {
  const found: string[] = [];
  if (target.p95 !== undefined && p95 > target.p95) found.push(`p95 above ${target.p95} ms`);
  if (target.ofBareRoute !== undefined && (ofBareRoute ?? 0) < target.ofBareRoute) {
    found.push(`under ${Number(target.ofBareRoute.toFixed(3))} of the bare route`);
  }
  if (target.perSecond !== undefined && perSecond < target.perSecond) found.push(`under ${target.perSecond} a second`);
  if (errors > 0) found.push(`${errors} errors`);
  return found;
}

/** The table says which budgets are met, so that a reader need not compare figures. */
export function printFigures(figures: readonly Figure[]): void {
  console.table(
    figures.map((figure) => ({
      what: figure.what,
      conn: figure.connections,
      'per s': figure.perSecond,
      p50: figure.p50,
      p95: figure.p95,
      'of bare': figure.ofBareRoute === undefined ? '' : Number(figure.ofBareRoute.toFixed(3)),
      bytes: figure.bytes ?? '',
      'cpu ms': figure.cpuMs ?? '',
      holds: verdict(figure),
    })),
  );
}

function verdict(figure: Figure): string {
  const missed = misses(figure);
  if (missed.length > 0) return `MISSED: ${missed.join(', ')}`;
  return Object.keys(figure.target ?? {}).length > 0 ? 'yes' : '';
}
