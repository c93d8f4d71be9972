import { backgroundHeader } from '@bouwpoort/contract/staff';

/** On calls nobody asked for, such as counts that refresh themselves: they do not keep the session from locking. */
export const inBackground = { [backgroundHeader]: '1' };
