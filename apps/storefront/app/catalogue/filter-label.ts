import type { TFunction } from 'i18next';

/** Groups every catalogue has go by a key (C 2.2); a feature is called what it is called. */
export function groupLabel(t: TFunction<'catalogue'>, name: string): string {
  return t(`group_${name}`, { defaultValue: name });
}
