import type { PaymentMethodName } from '@bouwpoort/contract/ordering/checkout';
import type { DeliveryMethodName } from '@bouwpoort/contract/organisation/calendar';
import type { DeliveryModeId } from '@bouwpoort/contract/organisation/ventures';
import type { DeliveryTime } from '@bouwpoort/trade/ordering/delivery-wishes';

/* The user's choices in the checkout and their progress. Pure: the screens and the calls are elsewhere. */

/** 1 Levering, 2 Datum en referentie, 3 Overzicht en betaling (decisions: Cart, checkout, orders). */
export type CheckoutStep = 1 | 2 | 3;

/** C 9: means that no project is chosen. */
export const noProject = -1;

/** C 3, 'checkoutInfo', with the fields for the customer's mandatory flags. */
export interface CheckoutInfo {
  deliveryMethod: DeliveryMethodName;
  /** The id in the address book; null for a typed address. */
  addressId: string | null;
  street: string;
  houseNumber: string;
  houseNumberAddition: string;
  postalCode: string;
  city: string;
  /** Whether to save a typed address in the address book, under this name. */
  keepAddress: boolean;
  addressName: string;
  /** The way of unloading; null is the default. */
  deliveryModeId: DeliveryModeId | null;
  /** Time of day, place to unload and contact person: preferences, stored per address. */
  deliveryTime: DeliveryTime;
  unloadingFloor: string;
  contactPhone: string;
  pickupStoreLocationId: string | null;
  /** Null until the delivery days are known. */
  preferredDeliveryDate: string | null;
  latestDeliveryDate: string | null;
  hasConfirmedLatestDeliveryDateExceeded: boolean;
  reference: string;
  comment: string;
  projectId: number;
  requisitionForm: string;
  /** Empty when none is chosen, or the company has none. */
  costCentre: string;
  customerName: string;
  paymentMethodName: PaymentMethodName | null;
  paymentOptionId: string | null;
  paymentOptionSubId: string | null;
}

export type CheckoutField = keyof CheckoutInfo;

export interface CheckoutState {
  step: CheckoutStep;
  /** The furthest step that may be opened; the steps before it are done. */
  reached: CheckoutStep;
  info: CheckoutInfo;
  /** False once the server has said that part of the order arrives after the latest date (C 3). */
  isOrderOnTime: boolean;
  /** The customer chose the latest day themselves; until then it equals the wanted one. */
  isLatestByHand: boolean;
  /** The server's errors, in its own words; each disappears when its field changes. */
  refused: Partial<Record<CheckoutField, string>>;
}

export type CheckoutAction =
  | { kind: 'choose'; change: Partial<CheckoutInfo> }
  /** The days of a branch are known: impossible dates are replaced. */
  | { kind: 'days'; possible: ReadonlySet<string>; first: string }
  | { kind: 'done'; step: CheckoutStep }
  | { kind: 'open'; step: CheckoutStep }
  /** C 4.3: a line was added to the cart. */
  | { kind: 'added' }
  | { kind: 'late' }
  | { kind: 'prepared'; isOrderOnTime: boolean }
  | { kind: 'refused'; errors: Readonly<Record<string, string>> };

export function startCheckout(info: Partial<CheckoutInfo> = {}): CheckoutState {
  return {
    step: 1,
    reached: 1,
    info: { ...nothingChosen, ...info },
    isOrderOnTime: true,
    isLatestByHand: false,
    refused: {},
  };
}

/** Starts with the data of an earlier order: only the last step is left, which includes the date. */
export function repeatCheckout(info: Partial<CheckoutInfo>): CheckoutState {
  return { ...startCheckout(info), step: 3, reached: 3 };
}

const nothingChosen: CheckoutInfo = {
  deliveryMethod: 'storedelivery',
  addressId: null,
  street: '',
  houseNumber: '',
  houseNumberAddition: '',
  postalCode: '',
  city: '',
  keepAddress: false,
  addressName: '',
  deliveryModeId: null,
  deliveryTime: 'any',
  unloadingFloor: '',
  contactPhone: '',
  pickupStoreLocationId: null,
  preferredDeliveryDate: null,
  latestDeliveryDate: null,
  hasConfirmedLatestDeliveryDateExceeded: false,
  reference: '',
  comment: '',
  projectId: noProject,
  requisitionForm: '',
  costCentre: '',
  customerName: '',
  paymentMethodName: null,
  paymentOptionId: null,
  paymentOptionSubId: null,
};

export function checkoutReducer(state: CheckoutState, action: CheckoutAction): CheckoutState {
  switch (action.kind) {
    case 'choose': {
      const { isLatestByHand } = state;
      const isByHand = isLatestByHand || Object.hasOwn(action.change, 'latestDeliveryDate');
      return afterChoice(isByHand === isLatestByHand ? state : { ...state, isLatestByHand: isByHand }, action.change);
    }
    case 'days':
      return withDays(state, action.possible, action.first);
    case 'done': {
      // A line was added while the request was in flight: the step is not done.
      if (state.step !== action.step) return state;
      const step = nextOf(action.step);
      return { ...state, step, reached: later(state.reached, step) };
    }
    case 'open':
      return action.step <= state.reached ? { ...state, step: action.step } : state;
    case 'added':
      return { ...state, step: 1, reached: 1 };
    case 'late':
      return state.step === 1
        ? { ...state, isOrderOnTime: false }
        : { ...state, step: 2, reached: 2, isOrderOnTime: false };
    case 'prepared':
      return { ...state, isOrderOnTime: action.isOrderOnTime, refused: {} };
    case 'refused':
      return afterRefusal(state, action.errors);
  }
}

/** The defaults for unloading. */
export const noUnloading = { deliveryModeId: null, deliveryTime: 'any', unloadingFloor: '', contactPhone: '' } as const;

const dateFields = new Set<CheckoutField>(['preferredDeliveryDate', 'latestDeliveryDate']);
/** Changing these changes the possible days. */
const fieldsThatChangeDays = new Set<CheckoutField>(['deliveryMethod', 'pickupStoreLocationId']);

function afterChoice(state: CheckoutState, given: Partial<CheckoutInfo>): CheckoutState {
  const changed = (Object.keys(given) as CheckoutField[]).filter((name) => given[name] !== state.info[name]);
  if (changed.length === 0) return state;
  const info = { ...state.info, ...given };
  const mustReconfirm = changed.some((name) => dateFields.has(name) || fieldsThatChangeDays.has(name));
  let { isLatestByHand } = state;
  if (changed.some((name) => fieldsThatChangeDays.has(name))) {
    info.preferredDeliveryDate = null;
    info.latestDeliveryDate = null;
    isLatestByHand = false;
  }
  // Unloading preferences belong to an address, so those of the previous one are dropped.
  if (changed.includes('addressId')) Object.assign(info, noUnloading, given);
  if (mustReconfirm) info.hasConfirmedLatestDeliveryDateExceeded = false;
  const isPassed = info.latestDeliveryDate !== null && (info.preferredDeliveryDate ?? '') > info.latestDeliveryDate;
  if (isPassed || (changed.includes('preferredDeliveryDate') && !isLatestByHand)) {
    info.latestDeliveryDate = info.preferredDeliveryDate;
    isLatestByHand = false;
  }
  const refused = Object.fromEntries(
    Object.entries(state.refused).filter(([name]) => !changed.includes(name as CheckoutField)),
  );
  return {
    ...state,
    info,
    refused,
    isLatestByHand,
    isOrderOnTime: mustReconfirm ? true : state.isOrderOnTime,
    // Later steps were based on the old values.
    reached: earlier(state.reached, lastStepOf(changed, state.step)),
  };
}

function withDays(state: CheckoutState, possible: ReadonlySet<string>, first: string): CheckoutState {
  const { preferredDeliveryDate: wanted, latestDeliveryDate: last } = state.info;
  const preferredDeliveryDate = wanted !== null && possible.has(wanted) ? wanted : first;
  const latestDeliveryDate = last !== null && possible.has(last) && last >= preferredDeliveryDate ? last : null;
  if (preferredDeliveryDate === wanted && latestDeliveryDate === last) return state;
  const isLatestByHand = state.isLatestByHand && latestDeliveryDate !== null;
  return afterChoice(
    { ...state, isLatestByHand },
    { preferredDeliveryDate, latestDeliveryDate: latestDeliveryDate ?? preferredDeliveryDate },
  );
}

/** Maps the server's field names to the storefront's where they differ. */
const ownNames: ReadonlyMap<string, CheckoutField> = new Map(
  Object.entries<CheckoutField>({ branchId: 'pickupStoreLocationId', name: 'addressName' }),
);

function afterRefusal(state: CheckoutState, errors: Readonly<Record<string, string>>): CheckoutState {
  const refused: CheckoutState['refused'] = {};
  for (const [name, message] of Object.entries(errors)) {
    const own = ownNames.get(name) ?? name;
    if (Object.hasOwn(state.info, own)) refused[own as CheckoutField] = message;
  }
  const steps = (Object.keys(refused) as CheckoutField[]).map((name) => stepOf(name));
  if (steps.length === 0) return state;
  const step = steps.reduce(earlier);
  return { ...state, refused, step, reached: earlier(state.reached, step) };
}

const stepTwo = new Set<CheckoutField>([
  'preferredDeliveryDate',
  'latestDeliveryDate',
  'hasConfirmedLatestDeliveryDateExceeded',
  'reference',
  'comment',
  'projectId',
  'requisitionForm',
  'costCentre',
  'customerName',
  'deliveryModeId',
  'deliveryTime',
  'unloadingFloor',
  'contactPhone',
]);

/** The step that contains a field. */
export function stepOf(field: CheckoutField): CheckoutStep {
  if (field.startsWith('payment')) return 3;
  return stepTwo.has(field) ? 2 : 1;
}

function lastStepOf(fields: readonly CheckoutField[], now: CheckoutStep): CheckoutStep {
  const first = fields.map(stepOf).reduce(earlier);
  return later(first, now);
}

const nextOf = (step: CheckoutStep): CheckoutStep => (step === 1 ? 2 : 3);
const earlier = (a: CheckoutStep, b: CheckoutStep): CheckoutStep => (a < b ? a : b);
const later = (a: CheckoutStep, b: CheckoutStep): CheckoutStep => (a > b ? a : b);
