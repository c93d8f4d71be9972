import { isDutchPhoneNumber } from '@bouwpoort/trade/foundation/dutch-phone';
import { doOverlap, isPeriod } from '@bouwpoort/trade/organisation/opening-hours';
import { z } from 'zod/mini';
import { route } from '../foundation/route.ts';
import {
  day,
  done,
  emailAddress,
  houseNumberOr,
  locationId,
  moment,
  notNew,
  postalCode,
  requiredText,
  rowId,
  ventureId,
  rowVersion as version,
} from '../foundation/scalars.ts';
import { cutOffTime, holiday, openingDay, openingHours } from './calendar.ts';
import { branchType, serviceKind } from './ventures.ts';

const spec = 'back office: branches';
const staff = { spec, access: 'staff' } as const;

export const departments = ['shop', 'showroom'] as const;
const department = z.enum(departments);
export type Department = z.output<typeof department>;

const openPeriod = openingDay.shape.periods.def.element.check(
  z.refine(isPeriod, { error: 'Sluit later dan je opent' }),
);
export type OpenPeriod = z.output<typeof openPeriod>;
const periods = z.array(openPeriod).check(
  z.maxLength(6, { error: 'Hooguit zes keer open op een dag' }),
  z.refine((value) => !doOverlap(value), { error: 'Deze tijden overlappen elkaar' }),
);

const { weekday } = openingDay.shape;

/** No two of them are for the same day. */
const areApart = (keys: readonly string[]) => new Set(keys).size === keys.length;
const twice = { error: 'Een dag staat er twee keer in' };

export const branchWeekday = z.object({ department, weekday, periods: periods.check(z.minLength(1)) });
/** Days of the week it opens on; one that is left out is closed. */
const week = z.array(branchWeekday).check(
  z.maxLength(14),
  z.refine((all) => areApart(all.map((one) => `${one.department} ${one.weekday}`)), twice),
);

/** Without a period the branch is closed that day. */
export const branchDeviation = z.object({
  department,
  date: day,
  note: requiredText(120, 'Zeg waarom deze dag anders is'),
  periods,
});
const deviations = z.array(branchDeviation).check(
  z.maxLength(800),
  z.refine((all) => areApart(all.map((one) => `${one.department} ${one.date}`)), twice),
);

export const branchCutOff = z.extend(cutOffTime, {
  leadDays: z.int().check(z.gte(0), z.lte(60, { error: 'Hooguit 60 dagen' })),
});
const cutOffs = z.array(branchCutOff).check(
  z.maxLength(14),
  z.refine((all) => areApart(all.map((one) => `${one.method} ${one.weekday}`)), twice),
);

const degrees = (most: number) => {
  const wrong = { error: `Een getal van -${most} tot ${most}` };
  return z.number(wrong).check(z.gte(-most, wrong), z.lte(most, wrong));
};

const contact = {
  displayName: requiredText(80, 'Vul een naam in'),
  postalCode,
  city: requiredText(80, 'Vul een plaats in'),
  // Kept as it is written: customers read it.
  phone: requiredText(30, 'Vul een telefoonnummer in').check(
    z.refine(isDutchPhoneNumber, { error: 'Ongeldig telefoonnummer' }),
  ),
  email: emailAddress,
};

/** What staff may change of a branch. Deviations are those from today on. */
export const branchEdit = z.object({
  ...contact,
  address: requiredText(120, 'Vul een adres in'),
  latitude: degrees(90),
  longitude: degrees(180),
  bouwshopServices: z.array(serviceKind).check(z.maxLength(40)),
  showroomServices: z.array(serviceKind).check(z.maxLength(40)),
  week,
  deviations,
  cutOffs,
});
export type BranchEdit = z.output<typeof branchEdit>;

/** A place on the map that is left out stays as it is. */
const branchSave = z.extend(branchEdit, {
  latitude: z.optional(branchEdit.shape.latitude),
  longitude: z.optional(branchEdit.shape.longitude),
  version,
});
export type BranchSave = z.output<typeof branchSave>;

/** The number under which its stock is sent. */
const warehouseCode = z
  .int({ error: 'Vul een heel getal in' })
  .check(z.gte(1, { error: 'Vul een getal vanaf 1 in' }), z.lte(2_147_483_647, { error: 'Dit nummer is te lang' }));

/** The least that a branch is. Where it is on the map follows from its postal code, until somebody says better. */
export const newBranch = z.object({
  ventureId,
  branchId: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: 'Vul een nummer in', abort: true }),
      z.regex(/^[A-Za-z0-9-]{1,40}$/, { error: 'Gebruik hooguit 40 letters, cijfers en streepjes' }),
      z.refine(...notNew),
    ),
  type: branchType,
  ...contact,
  street: requiredText(100, 'Vul een straat in'),
  houseNumber: houseNumberOr('Vul een huisnummer in'),
  /** The branch of the same venture whose hours and cut-off times it begins with; null for none. */
  hoursLike: z.nullable(locationId),
  /** Null while there is no warehouse. */
  warehouseCode: z.nullable(warehouseCode),
});
export type NewBranch = z.output<typeof newBranch>;

const beheerBranch = z.extend(branchEdit, {
  // As they are stored: what a rule of today would refuse can still be read, and put right.
  ...z.object({ postalCode: z.string(), phone: z.string(), email: z.string() }).shape,
  branchId: z.string(),
  ventureId: z.string(),
  ventureName: z.string(),
  /** The page of the branch in the shop. */
  shopPath: z.string(),
  type: branchType,
  warehouses: z.array(z.object({ code: z.int(), name: z.string() })),
  /** Public holidays and closures in the year ahead. */
  holidays: z.array(holiday),
  version: z.int(),
});
export type BeheerBranch = z.output<typeof beheerBranch>;

const branchPart = z.enum(['week', 'cutOffs', 'warehouses']);
type BranchPart = z.output<typeof branchPart>;

/** A showroom needs no data for ordering. */
export function missingParts(type: z.output<typeof branchType>, has: (part: BranchPart) => boolean): BranchPart[] {
  return branchPart.options.filter((part) => !has(part) && (part === 'week' || type !== 'showroom'));
}

const beheerBranchRow = z.object({
  branchId: z.string(),
  ventureId: z.string(),
  ventureName: z.string(),
  displayName: z.string(),
  city: z.string(),
  type: branchType,
  /** What customers miss of it. */
  missing: z.array(branchPart),
});
export type BeheerBranchRow = z.output<typeof beheerBranchRow>;

const closureEdit = z.object({
  /** Null: all ventures. */
  ventureId: z.nullable(ventureId),
  firstDay: day,
  lastDay: day,
  name: requiredText(80, 'Vul een naam in'),
});
const inOrder = { error: 'De laatste dag ligt voor de eerste', path: ['lastDay'] };
const isInOrder = ({ firstDay, lastDay }: { firstDay: string; lastDay: string }) => firstDay <= lastDay;
const closureBody = closureEdit.check(z.refine(isInOrder, inOrder));
export type ClosureEdit = z.output<typeof closureEdit>;

const closure = z.extend(closureEdit, { closureId: rowId, version: z.int() });
export type Closure = z.output<typeof closure>;

export const beheerBranchRoutes = {
  list: route({
    ...staff,
    method: 'GET',
    path: '/api/beheer/branches',
    summary: 'The branches one may see, venture by venture',
    permission: 'branches.read',
    response: z.object({ branches: z.array(beheerBranchRow) }),
  }),
  add: route({
    ...staff,
    method: 'POST',
    path: '/api/beheer/branches',
    summary: 'Add a branch to a venture',
    permission: 'branches.edit',
    body: newBranch,
    response: beheerBranch,
  }),
  details: route({
    ...staff,
    method: 'GET',
    path: '/api/beheer/branches/{branchId}',
    summary: 'A branch with its hours, deviating days, cut-off times and services',
    permission: 'branches.read',
    params: z.object({ branchId: locationId }),
    response: beheerBranch,
  }),
  change: route({
    ...staff,
    method: 'PUT',
    path: '/api/beheer/branches/{branchId}',
    summary: 'Save a branch; refused when somebody else saved it first',
    permission: 'branches.edit',
    params: z.object({ branchId: locationId }),
    body: branchSave,
    response: beheerBranch,
  }),
  addWarehouse: route({
    ...staff,
    method: 'POST',
    path: '/api/beheer/branches/{branchId}/warehouse',
    summary: 'Give a branch that has none a warehouse',
    permission: 'branches.edit',
    params: z.object({ branchId: locationId }),
    body: z.object({ warehouseCode }),
    response: beheerBranch,
  }),
  preview: route({
    ...staff,
    method: 'POST',
    path: '/api/beheer/branches/{branchId}/preview',
    summary: 'What customers would read of these hours, this week and next',
    permission: 'branches.read',
    params: z.object({ branchId: locationId }),
    body: z.object({ week, deviations, at: z.optional(moment) }),
    response: openingHours,
  }),
  closures: route({
    ...staff,
    method: 'GET',
    path: '/api/beheer/closures',
    summary: 'Closures of all ventures and of those one may see, from today on',
    permission: 'branches.read',
    response: z.object({ closures: z.array(closure) }),
  }),
  addClosure: route({
    ...staff,
    method: 'POST',
    path: '/api/beheer/closures',
    summary: 'Close a venture, or all of them, for some days',
    permission: 'branches.edit',
    body: closureBody,
    response: closure,
  }),
  changeClosure: route({
    ...staff,
    method: 'PUT',
    path: '/api/beheer/closures/{closureId}',
    summary: 'Save a closure; refused when somebody else saved it first',
    permission: 'branches.edit',
    params: z.object({ closureId: z.pipe(z.coerce.number<number | string>(), rowId) }),
    body: z.extend(closureEdit, { version }).check(z.refine(isInOrder, inOrder)),
    response: closure,
  }),
  removeClosure: route({
    ...staff,
    method: 'DELETE',
    path: '/api/beheer/closures/{closureId}',
    summary: 'Remove a closure',
    permission: 'branches.edit',
    params: z.object({ closureId: z.pipe(z.coerce.number<number | string>(), rowId) }),
    response: done,
  }),
};
