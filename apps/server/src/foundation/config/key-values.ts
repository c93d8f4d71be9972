import { z } from 'zod';

/** As OpenTelemetry writes them: `name=value,name=value`, the values percent-encoded. */
export const keyValues = z.string().transform((text, check): Record<string, string> => {
  const pairs = text.split(',').map((pair) => pair.trim().match(/^([^=\s]+)\s*=\s*(.*)$/));
  try {
    return Object.fromEntries(
      pairs.map((pair) => {
        if (!pair) throw new TypeError('no name');
        return [pair[1], decodeURIComponent(pair[2] ?? '')];
      }),
    );
  } catch {
    check.addIssue('name=value,name=value');
    return z.NEVER;
  }
});
