import { beheerProductRoutes } from '@bouwpoort/contract/catalogue/products.staff';
import { auditRoutes } from '@bouwpoort/contract/foundation/audit.staff';
import { beheerMediaRoutes } from '@bouwpoort/contract/organisation/media.staff';
import { useQueryClient } from '@tanstack/react-query';

const routes = [
  ...[beheerMediaRoutes.list, beheerMediaRoutes.overview, beheerMediaRoutes.file],
  ...[beheerProductRoutes.media, auditRoutes.history],
];

/** Invalidates all data of the library. */
export function useMediaRefresh(): () => Promise<unknown> {
  const client = useQueryClient();
  return () => Promise.all(routes.map(({ path }) => client.invalidateQueries({ queryKey: [path] })));
}
