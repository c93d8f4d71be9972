import type { beheerImportRoutes } from '@bouwpoort/contract/beheer-imports';
import type { z } from 'zod';

type Options = z.output<typeof beheerImportRoutes.options.response>;

/** Those of the venture and those of all. */
export function usableMappings(options: Options | undefined, of: string): Options['mappings'] {
  return options?.mappings.filter(({ ventureId }) => ventureId === null || ventureId === of) ?? [];
}
