import type { Translate } from '../ui/words.ts';

/** Groups every catalogue has go by a key (C 2.2); a feature is called what it is called. */
export function groupLabel(t: Translate, name: string): string {
  return t(`group_${name}`, { defaultValue: name });
}
