interface ReadMetrics {
  text: string;
  /** Undefined if the series does not exist. */
  value(name: string, labels: Record<string, string>): number | undefined;
}

/** Parses the text format as Prometheus does; an invalid line is an error. For tests. */
export function metricsIn(text: string): ReadMetrics {
  const series = new Map<string, number>();
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const [, name, labels = '', value] =
      line.match(/^([a-zA-Z_:][\w:]*)(?:\{((?:[a-zA-Z_]\w*="(?:[^"\\\n]|\\.)*",?)*)\})? (\S+)$/) ?? [];
    if (name === undefined || Number.isNaN(Number(value?.replace('Inf', 'Infinity')))) {
      throw new Error(`not a line of metrics: ${line}`);
    }
    const pairs = [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, key, said]) => `${key}=${said}`);
    const key = keyOf(name, pairs);
    if (series.has(key)) throw new Error(`twice: ${line}`);
    series.set(key, Number(value));
  }
  return {
    text,
    value: (name, labels) =>
      series.get(
        keyOf(
          name,
          Object.entries(labels).map((pair) => pair.join('=')),
        ),
      ),
  };
}

function keyOf(name: string, pairs: string[]): string {
  return `${name} ${pairs.sort().join(' ')}`;
}
