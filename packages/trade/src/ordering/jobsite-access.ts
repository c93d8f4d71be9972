import { showTime } from '../foundation/dutch-dates.ts';
import { showPhoneNumber } from '../foundation/phone-words.ts';

/*
 * The access card of a building site: what a driver has to know before turning into the street. Every place that shows
 * it, on screen, in a mail or on paper, has the same six facts in the same order.
 */

export interface SiteAccess {
  /** Metres; null if not measured. */
  gateWidth: number | null;
  gateNote: string;
  freeHeight: number | null;
  heightNote: string;
  /** How high a crane has to reach, and how high a lift does. */
  craneHeight: number | null;
  liftHeight: number | null;
  /** The municipality wants a permit for a crane in this street. */
  cranePermit: boolean;
  craneNote: string;
  /** 1 is Monday, 7 is Sunday. */
  days: readonly number[];
  /** 'HH:mm' */
  from: string | null;
  until: string | null;
  hoursNote: string;
  oneWay: boolean;
  approach: string;
  approachNote: string;
  unloadAt: string;
  unloadNote: string;
  contactName: string;
  contactPhone: string;
  contactNote: string;
  /** Who answers when the contact does not. */
  backup: string;
}

export const noAccess: SiteAccess = {
  gateWidth: null,
  gateNote: '',
  freeHeight: null,
  heightNote: '',
  craneHeight: null,
  liftHeight: null,
  cranePermit: false,
  craneNote: '',
  days: [],
  from: null,
  until: null,
  hoursNote: '',
  oneWay: false,
  approach: '',
  approachNote: '',
  unloadAt: '',
  unloadNote: '',
  contactName: '',
  contactPhone: '',
  contactNote: '',
  backup: '',
};

export const accessFactNames = ['gate', 'height', 'crane', 'hours', 'approach', 'unload'] as const;
export type AccessFactName = (typeof accessFactNames)[number];

interface AccessFact {
  name: AccessFactName;
  label: string;
  /** Empty where nothing is known. */
  value: string;
  note: string;
}

const craneOrdered = 'besteld met kraan';

const labels: Record<AccessFactName, string> = {
  gate: 'Breedte poort',
  height: 'Vrije hoogte',
  crane: 'Kraan',
  hours: 'Lossen',
  approach: 'Aanrijden',
  unload: 'Neerzetten',
};

/** What one order says about unloading; it goes before what the card says about every delivery. */
export interface OrderUnloading {
  hasCrane: boolean;
  floor: string;
  phone: string;
}

const noUnloading: OrderUnloading = { hasCrane: false, floor: '', phone: '' };

/** The six facts, in the order of the card. */
export function accessFacts(access: SiteAccess, order: OrderUnloading = noUnloading): AccessFact[] {
  const { gateWidth, freeHeight, craneHeight, liftHeight, cranePermit, oneWay } = access;
  const lift = liftHeight === null ? '' : `lift tot ${showMetres(liftHeight, 0)}`;
  const crane = craneHeight === null ? '' : `tot ${showMetres(craneHeight, 0)}`;
  const facts: Record<AccessFactName, { value: string; notes: readonly string[] }> = {
    gate: { value: gateWidth === null ? '' : showMetres(gateWidth, 2), notes: [access.gateNote] },
    height: { value: freeHeight === null ? '' : showMetres(freeHeight, 2), notes: [access.heightNote] },
    crane: {
      value: crane || lift || (order.hasCrane ? craneOrdered : ''),
      notes: [
        crane === '' ? '' : lift,
        order.hasCrane && (crane || lift) !== '' ? craneOrdered : '',
        cranePermit ? 'kraanvergunning nodig' : '',
        access.craneNote,
      ],
    },
    hours: { value: hoursWords(access), notes: [access.hoursNote] },
    approach: {
      value: access.approach || (oneWay ? 'eenrichtingsverkeer' : ''),
      notes: [oneWay && access.approach !== '' ? 'eenrichtingsverkeer' : '', access.approachNote],
    },
    unload: {
      value: order.floor || access.unloadAt,
      notes: [order.floor === '' || order.floor === access.unloadAt ? '' : access.unloadAt, access.unloadNote],
    },
  };
  return accessFactNames.map((name) => ({
    name,
    label: labels[name],
    value: facts[name].value,
    note: facts[name].notes.filter((note) => note !== '').join(', '),
  }));
}

/** The card with the phone number of the order; who the card names is then called when nobody answers. */
export function withOrderPhone(access: SiteAccess, { phone }: OrderUnloading): SiteAccess {
  if (phone === '' || phone === access.contactPhone) return access;
  const { contactName, contactPhone, backup } = access;
  const onCard = [contactName, showPhoneNumber(contactPhone)].filter((part) => part !== '').join(', ');
  return {
    ...access,
    contactName: '',
    contactPhone: phone,
    contactNote: 'opgegeven bij deze bestelling',
    backup: [onCard, backup].filter((part) => part !== '').join('; '),
  };
}

/** Something is filled in that a driver can use. */
export function hasAccess(access: SiteAccess): boolean {
  return accessLines(access).length > 0;
}

/** The card where there is only text: one line for each known fact, then who to call. */
export function accessLines(access: SiteAccess): string[] {
  const facts = accessFacts(access).flatMap(({ label, value, note }) => {
    const words = [value, note].filter((part) => part !== '').join(', ');
    return words === '' ? [] : [`${label}: ${words}`];
  });
  const contact = contactWords(access);
  return contact === '' ? facts : [...facts, contact];
}

function contactWords(access: SiteAccess): string {
  const lines = contactLines(access);
  return lines.length === 0 ? '' : `Op de bouw: ${lines.join('; ')}`;
}

/** The contact, the questions, and further contacts. */
export function contactLines({ contactName, contactPhone, contactNote, backup }: SiteAccess): string[] {
  const who = [contactName, showPhoneNumber(contactPhone)].filter((part) => part !== '').join(', ');
  return [who, contactNote, backup && `niet bereikbaar: ${backup}`].filter((line) => line !== '');
}

/** 'Kaartpunt 52.17420, 5.29140': what a navigation system takes. */
export function pinWords(pin: { latitude: number; longitude: number } | null): string {
  return pin === null ? '' : `Kaartpunt ${pin.latitude.toFixed(5)}, ${pin.longitude.toFixed(5)}`;
}

/** '3,40 m', '12 m': at least so many decimals, and as many as were measured. */
function showMetres(metres: number, decimals: number): string {
  const shown = metres.toLocaleString('nl-NL', { minimumFractionDigits: decimals, maximumFractionDigits: 2 });
  return `${shown} m`;
}

const dayNames = ['ma', 'di', 'wo', 'do', 'vr', 'za', 'zo'];

/** 'ma–vr 7.00–15.30', 'di, do vanaf 7.00' */
function hoursWords({ days, from, until }: SiteAccess): string {
  return [daysWords(days), timesWords(from, until)].filter((part) => part !== '').join(' ');
}

/** Three and more in a row are a range. */
function daysWords(days: readonly number[]): string {
  const rows: number[][] = [];
  for (const day of [...new Set(days)].sort((a, b) => a - b)) {
    const last = rows.at(-1);
    if (last?.at(-1) === day - 1) last.push(day);
    else rows.push([day]);
  }
  const nameOf = (day: number | undefined) => dayNames[(day ?? 1) - 1] ?? '';
  return rows
    .flatMap((row) => (row.length > 2 ? [`${nameOf(row[0])}–${nameOf(row.at(-1))}`] : row.map(nameOf)))
    .join(', ');
}

function timesWords(from: string | null, until: string | null): string {
  if (from !== null && until !== null) return `${showTimeOfDay(from)}–${showTimeOfDay(until)}`;
  if (from !== null) return `vanaf ${showTimeOfDay(from)}`;
  return until === null ? '' : `tot ${showTimeOfDay(until)}`;
}

function showTimeOfDay(time: string): string {
  return showTime(time, 'sentence').replace(/ uur$/, '');
}
