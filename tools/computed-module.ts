import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const contract = fileURLToPath(new URL('../packages/contract/src/', import.meta.url));
const routePaths = `${contract}program/route-paths.ts`;

/** Browsers get the paths of the routes as a plain table, and not the schemas that the routes hold. */
export function computedRoutePaths(): Plugin {
  return {
    name: 'computed-route-paths',
    load(id) {
      if (id !== routePaths) return null;
      for (const file of globSync('**/*.ts', { cwd: contract })) this.addWatchFile(contract + file);
      return computedModule(id);
    },
  };
}

/** The exported values of a module as code. In a process of its own, because Node never loads a changed module again. */
export function computedModule(file: string): string {
  const values = `import * as all from ${JSON.stringify(pathToFileURL(file).href)};
    process.stdout.write(JSON.stringify(Object.entries(all)))`;
  const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', values], { encoding: 'utf8' });
  return (JSON.parse(printed) as [string, unknown][])
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join('');
}
