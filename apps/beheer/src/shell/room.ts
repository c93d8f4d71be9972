import type { Permission } from '@bouwpoort/contract/permissions';
import { createContext, use } from 'react';
import type { RouteObject } from 'react-router';
import type { BeheerIconName } from '../kit/icon.tsx';

export const roomGroups = ['overview', 'sales', 'assortment', 'website', 'platform'] as const;

/** A part of the back office with its own screens. Its name is the text `room-{id}`. */
export interface Room {
  id: string;
  /** The first segment of its addresses. */
  path: string;
  group: (typeof roomGroups)[number];
  icon: BeheerIconName;
  /** After G. */
  key: string;
  /** Without it, and without that of one of its parts, the room is shown locked. */
  permission: Permission | 'own';
  /** Pages below its path that take a permission of their own. */
  parts?: readonly { path: string; permission: Permission }[];
  /** Has a place in the bar of a phone. */
  isDaily?: boolean;
  /** Works edge to edge, with the rail as icons. */
  takesScreen?: boolean;
  /** Below its path, each split off by `lazy`. */
  routes: RouteObject[];
  /** What can be begun here from anywhere, by the palette. */
  actions?: readonly RoomAction[];
  /** Finds records for the palette. */
  search?: (text: string, options: { ventureId: string | undefined; signal: AbortSignal }) => Promise<FoundRecord[]>;
  /** How many things here ask for somebody, for the rail; asked for every minute. */
  count?: (options: { signal: AbortSignal }) => Promise<number>;
}

/** Its name is the text `action-{id}`. */
interface RoomAction {
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

type Place = Pick<Room, 'path' | 'permission' | 'parts'>;

/** Which permission an address of the room takes. */
export function permissionAt({ path, permission, parts = [] }: Place, pathname: string): Permission | 'own' {
  const part = parts.find((one) => `${pathname}/`.startsWith(`/${path}/${one.path}/`));
  return part?.permission ?? permission;
}

/** Where somebody enters the room; nothing when all of it is closed to them. */
export function entranceOf(
  { path, permission, parts = [] }: Place,
  may: (permission: Permission | 'own') => boolean,
): string | undefined {
  if (may(permission)) return `/${path}`;
  const part = parts.find((one) => may(one.permission));
  return part && `/${path}/${part.path}`;
}

export const RoomsContext = createContext<readonly Room[]>([]);

export function useRooms(): readonly Room[] {
  return use(RoomsContext);
}
