import type { Site, SiteInput, SitePin } from '@bouwpoort/contract/ordering/jobsites';
import { isDutchPhoneNumber } from '@bouwpoort/trade/foundation/dutch-phone';
import type { SiteAccess } from '@bouwpoort/trade/ordering/jobsite-access';
import type { Rules } from '@bouwpoort/ui/form/field-rules.ts';
import { type AddressValues, addressRules } from '../../organisation/places/address-rules.ts';

/* The form of a building site and its payload. Pure: the panel is elsewhere. */

type MetresField = 'gateWidth' | 'freeHeight' | 'craneHeight' | 'liftHeight';
type TextOf<T> = { [Field in keyof T]: string };

export interface JobsiteValues
  extends AddressValues,
    Omit<SiteAccess, MetresField | 'from' | 'until'>,
    TextOf<Pick<SiteAccess, MetresField | 'from' | 'until'>> {
  name: string;
  /** 'Latitude, longitude' as text; empty without a pin. */
  pin: string;
  leaderId: string;
  memberIds: readonly string[];
  costCentre: string;
  isClosed: boolean;
}

const metresText = (metres: number | null) => (metres === null ? '' : String(metres).replace('.', ','));

export function toJobsiteValues(site: Site | null): JobsiteValues {
  const { address, pin, access } = site ?? {};
  return {
    name: site?.name ?? '',
    postalCode: address?.postalCode ?? '',
    houseNumber: address?.houseNumber ?? '',
    houseNumberAddition: address?.houseNumberAddition ?? '',
    street: address?.street ?? '',
    city: address?.city ?? '',
    pin: pin ? pinText(pin) : '',
    gateWidth: metresText(access?.gateWidth ?? null),
    gateNote: access?.gateNote ?? '',
    freeHeight: metresText(access?.freeHeight ?? null),
    heightNote: access?.heightNote ?? '',
    craneHeight: metresText(access?.craneHeight ?? null),
    liftHeight: metresText(access?.liftHeight ?? null),
    cranePermit: access?.cranePermit ?? false,
    craneNote: access?.craneNote ?? '',
    days: access?.days ?? [],
    from: access?.from ?? '',
    until: access?.until ?? '',
    hoursNote: access?.hoursNote ?? '',
    oneWay: access?.oneWay ?? false,
    approach: access?.approach ?? '',
    approachNote: access?.approachNote ?? '',
    unloadAt: access?.unloadAt ?? '',
    unloadNote: access?.unloadNote ?? '',
    contactName: access?.contactName ?? '',
    contactPhone: access?.contactPhone ?? '',
    contactNote: access?.contactNote ?? '',
    backup: access?.backup ?? '',
    leaderId: site?.leader?.id ?? '',
    memberIds: site?.members.map(({ id }) => id) ?? [],
    costCentre: site?.costCentre ?? '',
    isClosed: site?.state === 'closed',
  };
}

/** Five decimals are about a metre. */
export function pinText({ latitude, longitude }: SitePin): string {
  return `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;
}

/** Undefined for a point outside the Netherlands. */
export function pinIn(text: string): SitePin | undefined {
  const [, latitude, longitude] = text.trim().match(/^(\d{2}(?:[.,]\d+)?)[\s,;]+(\d(?:[.,]\d+)?)$/) ?? [];
  if (latitude === undefined || longitude === undefined) return undefined;
  const pin = { latitude: toNumber(latitude), longitude: toNumber(longitude) };
  const isHere = pin.latitude >= 50 && pin.latitude <= 54 && pin.longitude >= 3 && pin.longitude <= 8;
  return isHere ? pin : undefined;
}

const toNumber = (text: string) => Number(text.replace(',', '.'));
const isEmpty = (text: string) => text.trim() === '';

/** If any part is filled in, all of it must be valid. */
const hasAddress = (values: JobsiteValues) =>
  [values.postalCode, values.houseNumber, values.street, values.city].some((text) => !isEmpty(text));

const metresRule = (name: MetresField) => (values: JobsiteValues) =>
  isEmpty(values[name]) || /^\d{1,3}(?:[.,]\d{1,2})?$/.test(values[name].trim()) ? undefined : 'invalidMetres';

const ifAddress = (name: keyof typeof addressRules) => (values: JobsiteValues) =>
  hasAddress(values) ? addressRules[name](values) : undefined;

export const jobsiteRules: Rules<JobsiteValues> = {
  name: ({ name }) => (isEmpty(name) ? 'fieldRequired' : undefined),
  postalCode: ifAddress('postalCode'),
  houseNumber: ifAddress('houseNumber'),
  street: ifAddress('street'),
  city: ifAddress('city'),
  pin: (values) => {
    if (isEmpty(values.pin)) return hasAddress(values) ? undefined : 'addressOrPin';
    return pinIn(values.pin) ? undefined : 'invalidPin';
  },
  gateWidth: metresRule('gateWidth'),
  freeHeight: metresRule('freeHeight'),
  craneHeight: metresRule('craneHeight'),
  liftHeight: metresRule('liftHeight'),
  until: ({ from, until }) => (from !== '' && until !== '' && from >= until ? 'invalidHours' : undefined),
  contactPhone: ({ contactPhone }) =>
    isEmpty(contactPhone) || isDutchPhoneNumber(contactPhone) ? undefined : 'invalidPhone',
};

const metresIn = (text: string) => (isEmpty(text) ? null : toNumber(text.trim()));

export function toJobsiteInput(values: JobsiteValues): SiteInput {
  const { name, pin, leaderId, memberIds, costCentre, isClosed, ...rest } = values;
  const { postalCode, houseNumber, houseNumberAddition, street, city, ...access } = rest;
  return {
    name: name.trim(),
    address: hasAddress(values) ? { postalCode, houseNumber, houseNumberAddition, street, city } : null,
    pin: pinIn(pin) ?? null,
    access: {
      ...access,
      gateWidth: metresIn(access.gateWidth),
      freeHeight: metresIn(access.freeHeight),
      craneHeight: metresIn(access.craneHeight),
      liftHeight: metresIn(access.liftHeight),
      days: [...access.days].sort((a, b) => a - b),
      from: access.from || null,
      until: access.until || null,
    },
    leaderId: leaderId || null,
    memberIds: [...memberIds],
    costCentre,
    state: isClosed ? 'closed' : 'open',
  };
}
