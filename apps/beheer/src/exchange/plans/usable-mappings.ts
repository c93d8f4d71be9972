import type { beheerImportRoutes } from '@bouwpoort/contract/exchange/imports.staff';
import type { z } from 'zod/mini';

type Options = z.output<typeof beheerImportRoutes.options.response>;

/** The mappings of the venture and the shared ones. */
export function usableMappings(options: Options | undefined, of: string): Options['mappings'] {
  return options?.mappings.filter(({ ventureId }) => ventureId === null || ventureId === of) ?? [];
}
