import type { DemoWorldSize, TableFill } from '../table-fill.ts';
import { approvalFills } from './approvals.ts';
import { buyingRuleFills } from './buying-rules.ts';
import { companyFill } from './companies.ts';
import { customerAddressFill, projectFill } from './customer-addresses.ts';
import { customerFill } from './customers.ts';
import { firstDayFills } from './first-day.ts';
import { orderListFills } from './order-lists.ts';
import { type OrderableByVenture, orderFills } from './orders.ts';
import { quoteFills } from './quotes.ts';
import { siteUserFill, siteUserProjectFill } from './site-users.ts';
import { siteFills } from './sites.ts';
import { staffFills } from './staff.ts';

/** Customers, their people and what they ordered; in the order foreign keys ask for, after the places. */
export const peopleFills = async (size: DemoWorldSize, articles: OrderableByVenture): Promise<TableFill[]> => [
  customerFill(),
  projectFill(size.today),
  customerAddressFill(),
  await siteUserFill(size.today),
  siteUserProjectFill(),
  ...(await staffFills(size.today)),
  companyFill(),
  ...orderFills(size, articles),
  ...siteFills(size, articles),
  ...buyingRuleFills(),
  ...approvalFills(size, articles),
  ...orderListFills(size, articles),
  ...quoteFills(size, articles),
  ...firstDayFills(size, articles),
];
