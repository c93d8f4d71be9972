import type { Permission } from '@bouwpoort/contract/foundation/permissions';
import { createContext, use } from 'react';
import type { RouteObject } from 'react-router';
import type { BeheerIconName } from '../kit/icon.tsx';

export const sectionGroups = ['overview', 'sales', 'assortment', 'website', 'platform'] as const;

/** A part of the back office with its own screens. Its name is the text `section-{id}`. */
export interface Section {
  id: string;
  /** The first segment of its addresses. */
  path: string;
  group: (typeof sectionGroups)[number];
  icon: BeheerIconName;
  /** The second key, after G. */
  key: string;
  /** Without this permission, and without that of one of its parts, the section is shown locked. */
  permission: Permission | 'own';
  /** Pages below its path with a permission of their own. */
  parts?: readonly { path: string; permission: Permission }[];
  /** Included in the bar of a phone. */
  isDaily?: boolean;
  /** Uses the full width, with the rail as icons. */
  takesScreen?: boolean;
  /** Below its path, each a lazy chunk. */
  routes: RouteObject[];
  /** Actions of this section in the command palette. */
  actions?: readonly SectionAction[];
  /** Finds records for the command palette. */
  search?: (text: string, options: { ventureId: string | undefined; signal: AbortSignal }) => Promise<FoundRecord[]>;
  /** The number of items that need attention in the chosen venture, for the rail; requested every minute. */
  count?: (options: { ventureId: string | undefined; signal: AbortSignal }) => Promise<number>;
}

/** Its name is the text `action-{id}`. */
interface SectionAction {
  id: string;
  icon: BeheerIconName;
  /** A path of the app. */
  to: string;
  permission: Permission;
}

interface FoundRecord {
  /** A path of the app. */
  to: string;
  title: string;
  detail?: string;
  ventureId?: string;
}

type Place = Pick<Section, 'path' | 'permission' | 'parts'>;

/** The permission that an address of the section requires. */
export function permissionAt({ path, permission, parts = [] }: Place, pathname: string): Permission | 'own' {
  const part = parts.find((one) => `${pathname}/`.startsWith(`/${path}/${one.path}/`));
  return part?.permission ?? permission;
}

/** The first address of the section that the user may open; undefined when there is none. */
export function entranceOf(
  { path, permission, parts = [] }: Place,
  may: (permission: Permission | 'own') => boolean,
): string | undefined {
  if (may(permission)) return `/${path}`;
  const part = parts.find((one) => may(one.permission));
  return part && `/${path}/${part.path}`;
}

export const SectionsContext = createContext<readonly Section[]>([]);

export function useSections(): readonly Section[] {
  return use(SectionsContext);
}
