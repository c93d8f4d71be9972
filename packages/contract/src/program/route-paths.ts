import type { RouteContract } from '../foundation/route.ts';
import { shopRoutes } from './all-routes.ts';

export type ShopRoute = keyof typeof shopRoutes;

/**
 * What a client needs to know to call a route: method, path, and `form` where the body is not JSON. Browsers do not load
 * the routes themselves, which bring all schemas along: builds replace this file by the table it computes
 * (tools/computed-module.ts).
 */
export const routePaths = Object.fromEntries(
  Object.entries<RouteContract>(shopRoutes).map(([name, { method, bodyType, path }]) => [
    name,
    bodyType === 'form' ? `${method} form ${path}` : `${method} ${path}`,
  ]),
) as Readonly<Record<ShopRoute, string>>;
