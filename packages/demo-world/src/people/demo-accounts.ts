import { demoPassword, demoSiteUsers } from './site-users.ts';
import { demoStaffList } from './staff.ts';

/** For the lines the program ends its start with. */
export const demoAccounts = {
  password: demoPassword,
  list: demoSiteUsers.map(({ email, purpose }) => ({ email, what: purpose })),
  staff: demoStaffList,
};
