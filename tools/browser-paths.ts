import { posix, win32 } from 'node:path';

/** The input that decides where to look for a browser: process.platform, process.env and the home folder. */
interface Machine {
  platform: NodeJS.Platform;
  env: Readonly<Record<string, string | undefined>>;
  home: string;
}

/** Files that are a Chromium, Chrome or Edge when they exist, the likeliest first. */
export function browserPaths(machine: Machine): string[] {
  switch (machine.platform) {
    case 'darwin':
      return macPaths(machine);
    case 'win32':
      return windowsPaths(machine);
    default:
      return linuxPaths(machine);
  }
}

function linuxPaths({ env, home }: Machine): string[] {
  const commands = [
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
    'chrome',
    'microsoft-edge',
    'microsoft-edge-stable',
  ];
  const onPath = (env.PATH ?? '').split(posix.delimiter).filter((folder) => folder.startsWith('/'));
  const folders = [...new Set([...onPath, '/usr/bin', '/usr/local/bin', '/snap/bin'])];
  const flatpaks = ['org.chromium.Chromium', 'com.google.Chrome', 'com.microsoft.Edge'];
  const exports = ['/var/lib/flatpak/exports/bin', posix.join(home, '.local/share/flatpak/exports/bin')];
  return [
    ...commands.flatMap((command) => folders.map((folder) => posix.join(folder, command))),
    '/usr/lib/chromium/chromium',
    '/opt/google/chrome/chrome',
    '/opt/microsoft/msedge/msedge',
    ...flatpaks.flatMap((app) => exports.map((folder) => posix.join(folder, app))),
  ];
}

function macPaths({ home }: Machine): string[] {
  const apps = ['Chromium', 'Google Chrome', 'Microsoft Edge', 'Google Chrome Canary'];
  return apps.flatMap((app) =>
    ['/Applications', posix.join(home, 'Applications')].map((folder) =>
      posix.join(folder, `${app}.app/Contents/MacOS/${app}`),
    ),
  );
}

function windowsPaths({ env }: Machine): string[] {
  const roots = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter((root) => root !== undefined);
  const files = [
    'Chromium\\Application\\chrome.exe',
    'Google\\Chrome\\Application\\chrome.exe',
    'Microsoft\\Edge\\Application\\msedge.exe',
  ];
  return files.flatMap((file) => roots.map((root) => win32.join(root, file)));
}
