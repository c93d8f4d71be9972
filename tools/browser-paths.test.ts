import { expect, test } from 'vitest';
import { browserPaths } from './browser-paths.ts';

test('on Linux the path comes first, then packages of the distribution, snap and flatpak', () => {
  const places = browserPaths({ platform: 'linux', env: { PATH: '/opt/bin:relative:/usr/bin' }, home: '/home/an' });
  expect(places[0]).toBe('/opt/bin/chromium');
  expect(places).toContain('/usr/bin/google-chrome-stable');
  expect(places).toContain('/snap/bin/chromium');
  expect(places).toContain('/var/lib/flatpak/exports/bin/org.chromium.Chromium');
  expect(places).toContain('/home/an/.local/share/flatpak/exports/bin/com.google.Chrome');
  expect(places.filter((place) => place === '/usr/bin/chromium')).toHaveLength(1);
  expect(places.every((place) => place.startsWith('/'))).toBe(true);
});

test('on macOS applications of the machine and of the user are found', () => {
  const places = browserPaths({ platform: 'darwin', env: {}, home: '/Users/an' });
  expect(places).toContain('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome');
  expect(places).toContain('/Users/an/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge');
});

test('on Windows the program folders that the machine names are looked through', () => {
  const env = { PROGRAMFILES: 'C:\\Program Files', 'PROGRAMFILES(X86)': 'C:\\Program Files (x86)' };
  const places = browserPaths({ platform: 'win32', env, home: 'C:\\Users\\an' });
  expect(places).toContain('C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe');
  expect(places).toContain('C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe');
  expect(browserPaths({ platform: 'win32', env: {}, home: '' })).toEqual([]);
});
