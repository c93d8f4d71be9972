import {
  permissionForEvent,
  permissionsBesides,
  permissionsForScope,
} from '@bouwpoort/contract/exchange/exchange-permissions';
import type { ExchangeEntity, ExchangeScope } from '@bouwpoort/contract/exchange/records';
import type { Permission } from '@bouwpoort/contract/foundation/permissions';
import type { ShopEvent } from '@bouwpoort/contract/organisation/webhooks';
import { AppError } from '../../foundation/errors/app-error.ts';
import { mayDo, requireThere, type StaffContext } from '../../organisation/staff/staff.ts';

type StaffScopes = Parameters<typeof mayDo>[0];

/** The same for a person who is not the caller. */
export function mayWriteEntities(scopes: StaffScopes, ventureId: string, entities: readonly ExchangeEntity[]): boolean {
  const permissions = entities.flatMap((entity) => permissionsBesides[entity]?.write ?? []);
  return (['exchange.run', ...permissions] as const).every((one) => mayDo(scopes, one, { ventureId }));
}

export function requireEntities(
  ctx: StaffContext,
  ventureId: string,
  entities: readonly ExchangeEntity[],
  access: 'read' | 'write',
): void {
  requireThere(ctx, { ventureId });
  for (const entity of entities) {
    const permission = permissionsBesides[entity]?.[access];
    if (permission) requireThere(ctx, { ventureId }, permission);
  }
}

/** A key gets only permissions of its creator, in every venture of the key. */
export function requireScopes(
  ctx: StaffContext,
  ventureIds: readonly string[],
  scopes: readonly ExchangeScope[],
): void {
  for (const scope of scopes) requireHeld(ctx, ventureIds, scope, permissionsForScope(scope));
}

/** A webhook gets only events of which its creator may see the data. */
export function requireEvents(ctx: StaffContext, ventureId: string, events: readonly ShopEvent[]): void {
  for (const event of events) requireHeld(ctx, [ventureId], event, [permissionForEvent[event]]);
}

/** An event is visible with the permission for its data; an event of an older release is not visible. */
export function maySeeEvent({ staff }: StaffContext, ventureId: string, event: string): boolean {
  const permission = Object.hasOwn(permissionForEvent, event) ? permissionForEvent[event as ShopEvent] : undefined;
  return permission !== undefined && mayDo(staff.scopes, permission, { ventureId });
}

function requireHeld(
  { staff }: StaffContext,
  ventureIds: readonly string[],
  given: ExchangeScope | ShopEvent,
  permissions: readonly Permission[],
): void {
  const isMissing = (permission: Permission) =>
    ventureIds.some((ventureId) => !mayDo(staff.scopes, permission, { ventureId }));
  const permission = permissions.find(isMissing);
  if (permission === undefined) return;
  throw new AppError('forbidden', {
    detail: `Je kunt niet geven wat je zelf niet mag: ${given}.`,
    members: { permission },
  });
}
