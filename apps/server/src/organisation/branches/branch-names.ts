import type { Context } from '../../foundation/context/context.ts';
import { listLocations } from './branches.ts';

/** The names of branches, for lists of all ventures. */
export function branchNames(ctx: Context): Promise<ReadonlyMap<string, string>> {
  return ctx.cache.read('branches', 'names of all', async () => {
    const locations = await listLocations(ctx);
    return new Map(locations.map(({ branchId, displayName }) => [branchId, displayName]));
  });
}
