import type { Dice } from '../dice.ts';
import { addWorkdays } from '../places/demo-days.ts';
import { demoAddresses, demoProjects } from './customer-addresses.ts';
import { demoCustomers } from './customers.ts';
import {
  codeOfStatus,
  isPickup,
  type OrderStatus,
  type OrderTypeId,
  type ReleaseStatus,
  unknownStatusCode,
} from './order-codes.ts';
import { demoSiteUsers } from './site-users.ts';

/** The facts of an order before its lines are chosen. */
export interface PlannedOrder {
  customerId: string;
  ventureId: string;
  siteUserId: string;
  orderDate: string;
  orderDay: string;
  branchId: string;
  statusCode: string;
  releaseStatus: ReleaseStatus;
  orderTypeId: OrderTypeId;
  /** Empty for a pickup. */
  addressId: string | null;
  projectId: number | null;
  reference: string;
  requisitionForm: string;
  orderText: string;
  deliveryDateAfter: string;
  deliveryDateBefore: string;
  alternate: boolean;
  /** Goods that come back. */
  isReturn: boolean;
  /** One line of a discontinued article, whose variant the shop no longer has (C 3, Order line). */
  hasForgottenVariant: boolean;
}

interface Stage {
  statusCode: string;
  releaseStatus: ReleaseStatus;
  /** Workdays from today to the delivery, for what is still to come. */
  ahead?: number;
}

const stage = (status: OrderStatus, releaseStatus: ReleaseStatus, ahead?: number): Stage => ({
  statusCode: codeOfStatus(status),
  releaseStatus,
  ...(ahead === undefined ? {} : { ahead }),
});

const invoiced = stage('invoiced', 'Closed');
const canceled = stage('canceled', 'Closed');
const returned = stage('returned', 'Closed');

/** From the newest order back; the older ones are all invoiced but for a few. */
const newest: readonly Stage[] = [
  stage('openstaandeorder', 'Open', 1),
  stage('openstaandeorder', 'Open', 3),
  stage('openstaandeorder', 'Open', 8),
  stage('openstaandeorder', 'Released', 1),
  stage('openstaandeorder', 'Released', 2),
  stage('backorder', 'Released', 6),
  stage('backorder', 'Released', 7),
  stage('delivered', 'Released'),
  stage('delivered', 'Released'),
  stage('delivered', 'Released'),
  stage('partlyinvoiced', 'Released'),
  stage('partlyinvoiced', 'Released'),
  canceled,
  returned,
];
const exceptions = new Map<number, Stage>([
  [27, canceled],
  [33, returned],
  [41, { statusCode: unknownStatusCode, releaseStatus: 'Closed' }],
  [48, canceled],
  [60, returned],
]);
const forgottenVariantAt = 55;

/** Fewer orders than a year's worth show the turning points only. */
const shortStory: readonly Stage[] = [
  stage('openstaandeorder', 'Open', 2),
  stage('backorder', 'Released', 6),
  stage('delivered', 'Released'),
  stage('partlyinvoiced', 'Released'),
  invoiced,
  canceled,
  invoiced,
  returned,
];

const isLong = (count: number): boolean => count > 20;

const stageAt = (index: number, count: number): Stage =>
  (isLong(count) ? (newest[index] ?? exceptions.get(index)) : shortStory[index]) ?? invoiced;

/** The newest is a workday old: an order must not lie in the future when the shop is started early in the day. */
const recent = [1, 1, 2, 3, 4];

function workdaysBack(index: number, count: number): number {
  const fresh = isLong(count) ? recent : recent.slice(0, 1);
  return fresh[index] ?? 6 + Math.floor(((index - fresh.length) * 240) / Math.max(1, count - fresh.length - 1));
}

const projectCodes: Readonly<Record<number, string>> = {
  4101: 'LAAK-C',
  4102: 'SOEST',
  4103: 'MERW',
  4104: 'ASD',
  4105: 'GARN',
};
const shopReferences = ['Bus 1', 'Bus 2', 'Bus 4', 'Magazijn', 'Voorraad werkplaats', 'Spoed klant', 'Nazorg'];
const orderTexts = [
  'Graag bellen een half uur voor aankomst.',
  'Lossen achter het hek, poortcode bij de uitvoerder.',
  'Pallets op de stelconplaten, niet in het gras.',
  'Niet lossen tussen 8.15 en 8.45 uur in verband met de school.',
  'Per verdieping gelabeld aanleveren.',
];

const typesByVenture: Readonly<Record<string, readonly OrderTypeId[]>> = {
  '210': ['brengen', 'brengen', 'brengen', 'brengen', 'brengen', 'brengen', 'halen', 'halen', 'collect', 'rechtstr'],
  '220': ['brengen', 'brengen', 'halen', 'collect'],
  '230': ['brengen', 'rechtstr', 'rechtstr', 'halen'],
};

const time = (dice: Dice): string =>
  `${String(dice.int(5, 15)).padStart(2, '0')}:${String(dice.int(0, 59)).padStart(2, '0')}:00Z`;

/** The orders of one customer, newest first. */
export function planOrders(customerId: string, count: number, today: string, dice: Dice): PlannedOrder[] {
  const customer = demoCustomers.find((one) => one.customerId === customerId);
  const users = demoSiteUsers.filter(
    (one) => one.customerId === customerId && one.isActive && one.memberRole === 'buyer',
  );
  const projects = demoProjects.filter((one) => one.customerId === customerId);
  const addresses = demoAddresses.filter((one) => one.customerId === customerId);
  if (!customer) throw new Error(`no customer ${customerId}`);

  return Array.from({ length: count }, (_, index): PlannedOrder => {
    const { statusCode, releaseStatus, ahead } = stageAt(index, count);
    const orderDay = addWorkdays(today, -workdaysBack(index, count));
    // The first two are a delivery to a project and a pickup, so that both can be tried and cancelled.
    const drawn = dice.pick<OrderTypeId>(typesByVenture[customer.ventureId] ?? ['brengen']);
    const orderTypeId: OrderTypeId = index === 0 ? 'brengen' : index === 1 ? 'halen' : drawn;
    const toProject = index === 0 || dice.chance(0.6);
    const project = projects.length > 0 && toProject ? dice.pick(projects) : undefined;
    const pickup = isPickup(orderTypeId);
    const deliverable = addresses.filter((one) => one.addressType === 'delivery');
    const address = project
      ? addresses.find((one) => one.projectId === project.id)
      : dice.chance(0.6)
        ? deliverable.find((one) => one.shippingDefault)
        : dice.pick(deliverable);
    const after = ahead === undefined ? addWorkdays(orderDay, pickup ? 1 : dice.int(1, 3)) : addWorkdays(today, ahead);
    const slack = pickup ? 0 : dice.int(0, 2);
    return {
      customerId,
      ventureId: customer.ventureId,
      siteUserId: dice.pick(users).id,
      orderDate: `${orderDay}T${time(dice)}`,
      orderDay,
      branchId: customer.branchId,
      statusCode,
      releaseStatus,
      orderTypeId,
      addressId: pickup ? null : (address?.addressId ?? null),
      projectId: project?.id ?? null,
      reference: project
        ? `${projectCodes[project.id] ?? 'WERK'}-${String(count - index).padStart(3, '0')}`
        : dice.pick(shopReferences),
      requisitionForm: dice.chance(0.3) ? `OB-${orderDay.slice(2, 4)}${String(dice.int(100, 999))}` : '',
      orderText: !pickup && dice.chance(0.25) ? dice.pick(orderTexts) : '',
      deliveryDateAfter: after,
      deliveryDateBefore: slack === 0 ? after : addWorkdays(after, slack),
      alternate: users.some((one) => one.useOrderApiCodit),
      isReturn: statusCode === returned.statusCode,
      hasForgottenVariant: index === forgottenVariantAt,
    };
  });
}
