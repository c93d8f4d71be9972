import type { Permission } from '@bouwpoort/contract/foundation/permissions';
import { type ComponentType, createContext, use } from 'react';
import { useLocation } from 'react-router';
import type { BeheerIconName } from '../kit/icon.tsx';

export const sectionGroups = ['overview', 'sales', 'assortment', 'website', 'platform'] as const;

/**
 * A part of the back office with its own screens. From its entry follow its addresses, its place in the rail and the
 * palette, its shortcut, its tabs, and who may open it. Its name is the text `section-{id}`; the texts of its pages are
 * in the namespace `beheer-{id}`.
 */
export interface Section {
  id: string;
  /** The first segment of its addresses. */
  path: string;
  group: (typeof sectionGroups)[number];
  icon: BeheerIconName;
  /** The second key, after G. */
  key: string;
  /** Without this permission, and without that of one of its pages, the section is shown locked. */
  permission: Permission | 'own';
  /** Included in the bar of a phone. */
  isDaily?: boolean;
  /** Uses the full width, with the rail as icons. */
  takesScreen?: boolean;
  /** The sentence below its name: a text of its namespace. */
  meta?: string;
  pages: readonly SectionPage[];
  /** Actions of this section in the command palette. */
  actions?: readonly SectionAction[];
  /** Finds records for the command palette. */
  search?: (text: string, options: { ventureId: string | undefined; signal: AbortSignal }) => Promise<FoundRecord[]>;
  /** The number of items that need attention in the chosen venture, for the rail; requested every minute. */
  count?: (options: { ventureId: string | undefined; signal: AbortSignal }) => Promise<number>;
}

export interface SectionPage {
  /** Below that of the section; absent for its first page. */
  path?: string;
  /** Loaded when the page is opened. */
  load: () => Promise<{ Component: ComponentType }>;
  /** Namespaces it needs beside that of the section. */
  texts?: readonly string[];
  /** Replaces that of the section. */
  permission?: Permission;
  /** The text of its tab, in the namespace of the section. */
  tab?: string;
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

type Place = Pick<Section, 'path' | 'permission'> & { pages: readonly Pick<SectionPage, 'path' | 'permission'>[] };

export const textsOfSection = ({ id }: Pick<Section, 'id'>) => `beheer-${id}`;

/** The address of a page without its optional parameters. */
export function addressOfPage({ path }: Pick<Section, 'path'>, page: Pick<SectionPage, 'path'>): string {
  return [`/${path}`, ...(page.path?.split('/').filter((part) => !part.endsWith('?')) ?? [])].join('/');
}

const isBelow = (pathname: string, address: string) => `${pathname}/`.startsWith(`${address}/`);

/** The permission that an address of the section requires. */
export function permissionAt(section: Place, pathname: string): Permission | 'own' {
  const own = section.pages.find((page) => page.permission && isBelow(pathname, addressOfPage(section, page)));
  return own?.permission ?? section.permission;
}

/** The first address of the section that the user may open; undefined when there is none. */
export function entranceOf(section: Place, may: (permission: Permission | 'own') => boolean): string | undefined {
  if (may(section.permission)) return `/${section.path}`;
  const page = section.pages.find(({ permission }) => permission && may(permission));
  return page && addressOfPage(section, page);
}

export const SectionsContext = createContext<readonly Section[]>([]);

export function useSections(): readonly Section[] {
  return use(SectionsContext);
}

/** The section of the current address, if it is one of a section. */
export function useCurrentSection(): Section | undefined {
  const { pathname } = useLocation();
  return useSections().find(({ path }) => isBelow(pathname, `/${path}`));
}
