import { useTranslation } from '@bouwpoort/ui/use-translation.ts';

const browsers: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Edge', /Edg\//],
  ['Opera', /OPR\//],
  ['Firefox', /Firefox\//],
  ['Chrome', /Chrome\//],
  ['Safari', /Safari\//],
];

const systems: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
];

/** The names of a browser and its operating system; undefined for an unknown one. */
export function deviceOf(userAgent: string): { browser: string; system: string } | undefined {
  const found = (names: typeof browsers) => names.find(([, mark]) => mark.test(userAgent))?.[0];
  const [browser, system] = [found(browsers), found(systems)];
  return browser && system ? { browser, system } : undefined;
}

export function DeviceName({ userAgent }: { userAgent: string }) {
  const { t } = useTranslation('beheer');
  const device = deviceOf(userAgent);
  return <span title={userAgent}>{device ? t('deviceOn', device) : t('deviceUnknown')}</span>;
}
