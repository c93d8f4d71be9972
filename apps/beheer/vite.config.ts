import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressedFiles } from '../../tools/compressed-files.ts';
import { computedRoutePaths } from '../../tools/computed-module.ts';
import { slimFonts } from '../../tools/slim-fonts.ts';
import { firstLoadBudget } from './first-load-budget.config.ts';
import manifest from './package.json' with { type: 'json' };

export default defineConfig({
  base: '/beheer/',
  plugins: [tailwindcss(), computedRoutePaths(), react(), firstLoadBudget(200_000), slimFonts(), compressedFiles()],
  define: { 'import.meta.env.VITE_VERSION': JSON.stringify(manifest.version) },
  // Written out, so that there is a step after it: that is where the files are compressed.
  builder: {
    async buildApp({ build, environments }) {
      if (environments.client) await build(environments.client);
    },
  },
  build: { outDir: 'build', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
});
