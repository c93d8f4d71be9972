import {
  footerColumn,
  headerLink,
  type Navigation,
  navigation,
  secondaryLink,
} from '@bouwpoort/contract/content/menus';
import { z } from 'zod';
import type { Context } from '../../foundation/context/context.ts';
import { reportBrokenRow } from '../../foundation/database/broken-rows.ts';

/** Leaves out invalid items: one of them must not break the menu, and with it every page. */
export function usableNavigation(
  ctx: Context,
  ventureId: string,
  row: Readonly<Record<keyof Navigation, unknown>>,
): Navigation {
  const whole = navigation.safeParse(row);
  if (whole.success) return whole.data;
  reportBrokenRow(ctx, 'navigation', ventureId, whole.error);
  return {
    headerLinks: usableHeaderLinks(row.headerLinks),
    footerLinks: usableItems(footerColumn, row.footerLinks, (column) => ({
      ...column,
      links: Array.isArray(column.links) && usableItems(footerColumn.shape.links.def.element, column.links),
    })),
    secondaryLinks: usableItems(secondaryLink, row.secondaryLinks),
  };
}

function usableHeaderLinks(stored: unknown): Navigation['headerLinks'] {
  return usableItems(headerLink, stored, (link) => ({
    ...link,
    children: Array.isArray(link.children) && usableHeaderLinks(link.children),
  }));
}

type Stored = Record<string, unknown>;

/** `withUsableParts` retries an item without those of its own items that are invalid. */
function usableItems<T>(schema: z.core.$ZodType<T>, stored: unknown, withUsableParts = (item: Stored) => item): T[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((item: unknown) => {
    if (typeof item !== 'object' || item === null) return [];
    const whole = z.safeParse(schema, item);
    const kept = whole.success ? whole : z.safeParse(schema, withUsableParts(item as Stored));
    return kept.success ? [kept.data] : [];
  });
}
