import { fileURLToPath } from 'node:url';
import { settings } from '../apps/server/src/foundation/config/settings.ts';

/** The README's table of settings, from the one place where they are declared. `npm run settings` prints it. */
export function settingsTable(): string {
  const rows = Object.entries(settings.shape).map(([name, schema]) => {
    const standard = schema.safeParse(undefined).data;
    return `| \`${name}\` | ${standard === undefined ? '' : `\`${standard}\``} | ${schema.description ?? ''} |`;
  });
  return ['| setting | default | meaning |', '|---|---|---|', ...rows].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(settingsTable());
