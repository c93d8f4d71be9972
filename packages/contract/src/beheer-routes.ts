import { auditRoutes } from './audit.ts';
import type { RouteContract } from './route.ts';
import { staffRoutes } from './staff.ts';

/** The API of the back office, apart from the shop's: a customer's browser never loads its names. */
export const beheerRoutes = {
  audit: auditRoutes,
  staff: staffRoutes,
} satisfies Record<string, Record<string, RouteContract>>;
