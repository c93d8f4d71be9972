import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** The server's names for the settings that are built in (site-settings.ts). */
const builtIn = ['BRAND', 'CMS_NAME', 'DEFAULT_VENTURE_ID'];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  define: Object.fromEntries(
    builtIn.flatMap((name) =>
      process.env[name] ? [[`import.meta.env.VITE_${name}`, JSON.stringify(process.env[name])]] : [],
    ),
  ),
  build: { assetsInlineLimit: 0 },
});
