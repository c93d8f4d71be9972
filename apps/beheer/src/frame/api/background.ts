import { backgroundHeader } from '@bouwpoort/contract/organisation/staff';

/** For background requests, such as counts that refresh themselves: they do not keep the session from locking. */
export const inBackground = { [backgroundHeader]: '1' };
