import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Rolldown } from 'vite';

/** The server's names for the settings that are built in (site-settings.ts). */
const builtIn = ['BRAND', 'CMS_NAME', 'DEFAULT_VENTURE_ID'];

/** What every page begins with. Both stay files of their own: loading the first one starts the page. */
const beginnings = ['app/entry.client.tsx', 'app/root.tsx'].map((file) =>
  fileURLToPath(new URL(file, import.meta.url)),
);

/**
 * What every page loads comes as two files and not as fifty, each of which every page would have to name: one that
 * changes with a library, and one that changes with us.
 */
const alwaysLoaded = {
  groups: [
    { name: (id, graph) => (isAlwaysLoaded(id, graph) && isLibrary(id) ? 'libraries' : null), priority: 2 },
    { name: (id, graph) => (isAlwaysLoaded(id, graph) ? 'frame' : null), priority: 1 },
  ],
} satisfies Rolldown.CodeSplittingOptions;

let reached: Set<string> | undefined;

function isAlwaysLoaded(id: string, graph: Rolldown.ChunkingContext): boolean {
  if (!reached) {
    reached = new Set(beginnings);
    for (const from of reached) for (const to of graph.getModuleInfo(from)?.importedIds ?? []) reached.add(to);
  }
  return reached.has(id) && !beginnings.includes(id);
}

function isLibrary(id: string): boolean {
  return id.includes('/node_modules/') || id.startsWith('\0');
}

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  define: Object.fromEntries(
    builtIn.flatMap((name) =>
      process.env[name] ? [[`import.meta.env.VITE_${name}`, JSON.stringify(process.env[name])]] : [],
    ),
  ),
  build: { assetsInlineLimit: 0 },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: alwaysLoaded } } } } },
});
