import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { compressedFiles } from '../../tools/compressed-files.ts';
import { computedRoutePaths } from '../../tools/computed-module.ts';
import { pureSchemas } from '../../tools/pure-schemas.ts';
import { slimFonts } from '../../tools/slim-fonts.ts';
import { clientChunk, clientChunks } from './client-chunks.config.ts';

/** The server's names for the settings that are built in (web-settings.ts). */
const builtIn = ['BRAND', 'CMS_NAME', 'DEFAULT_VENTURE_ID'];

export default defineConfig({
  plugins: [tailwindcss(), computedRoutePaths(), pureSchemas(), reactRouter(), slimFonts(), compressedFiles()],
  define: Object.fromEntries(
    builtIn.flatMap((name) =>
      process.env[name] ? [[`import.meta.env.VITE_${name}`, JSON.stringify(process.env[name])]] : [],
    ),
  ),
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: clientChunks.map((chunk, at) => ({
                priority: clientChunks.length - at,
                name: (id, bundle) => (clientChunk(id, (one) => bundle.getModuleInfo(one)) === chunk ? chunk : null),
              })),
            },
          },
        },
      },
    },
  },
});
