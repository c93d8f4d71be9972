import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  ssr: true,
  // The whole table of pages is one small file that browsers keep; asked for by and by, it is a request for every page.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
