import { isSafeLink } from '@bouwpoort/contract/content/content-address';
import {
  type VenturePresentation,
  ventureDetails,
  venturePresentation,
} from '@bouwpoort/contract/organisation/ventures';
import { z } from 'zod';
import type { Context } from '../../foundation/context/context.ts';

/*
 * A venture as it may go out. Its row was right when it was written, but a hand may have been in the database and a
 * release may ask for more than the last one did: one field that does not hold must not take a whole shop down.
 */

/** What stands where a field does not hold: nothing to show, nowhere to go, nothing sold. */
const safePresentation: VenturePresentation = {
  slogan: '',
  specialism: '',
  logoUrl: '',
  stackedLogoUrl: '',
  footerLogoUrl: '',
  beeldmerkUrl: '',
  backgroundImageUrl: '',
  defaultProductImageUrl: '',
  uspSettings: [],
  registrationUrl: null,
  registerUSPItems: [],
  termsUrl: '',
  privacyPage: { url: '' },
  customerServicePage: null,
  termsPage: { url: '' },
  legalPage: { url: '' },
  loginPage: null,
  socialLinks: {},
  linkedIn: null,
  searchContent: { relevantContent: [], searchTerms: [] },
  catalogUrl: null,
  administrativeEmailAddress: '',
  administrativePhoneNumber: '',
  projectAdministrationEmailAddress: '',
  projectAdministrationPhoneNumber: '',
  forgotPasswordUrl: null,
  ventureConditionsLabel: '',
  ventureConditionsText: '',
  certificationDisclaimer: '',
  previouslyOrderedContentId: null,
  homePage: { id: '' },
};

/** The platform's own: readable on white, and white on it. */
const safeAccent = '#12355B';

type Broken = (field: string, why: string) => void;

/** Once for every time the venture is read from the database, not for every page. */
export function invalidFieldLogger(ctx: Pick<Context, 'log'>, ventureId: string): Broken {
  return (field, why) => ctx.log.error({ ventureId, field, why }, 'a field of the venture does not hold');
}

export function validPresentation(stored: unknown, broken: Broken): VenturePresentation {
  const given = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>;
  const fields = Object.entries(venturePresentation.shape).map(([name, schema]) => {
    const value = validField(name, schema, given[name], broken);
    return [name, value === undefined ? safePresentation[name as keyof VenturePresentation] : value];
  });
  return withSafeLinks('', Object.fromEntries(fields)) as VenturePresentation;
}

/** A list keeps what holds of it: one message with a wrong type does not take the others along. */
function validField(name: string, schema: z.core.$ZodType, value: unknown, broken: Broken): unknown {
  const whole = z.safeParse(schema, value);
  if (whole.success) return whole.data;
  const issue = whole.error.issues[0];
  broken([name, ...(issue?.path ?? [])].join('.'), issue?.message ?? '');
  if (!Array.isArray(value)) return undefined;
  return value.flatMap((one) => {
    const alone = z.safeParse(schema, [one]);
    return alone.success ? (alone.data as unknown[]) : [];
  });
}

const priceListFormats = ventureDetails.shape.downloadPricelistFormats;

export function validFormats(stored: readonly string[], broken: Broken): z.infer<typeof priceListFormats> {
  return (validField('downloadPricelistFormats', priceListFormats, stored, broken) ?? []) as z.infer<
    typeof priceListFormats
  >;
}

const deliveryModes = ventureDetails.shape.deliveryModes;

/** Every venture that delivers can do so the ordinary way. */
export function validDeliveryModes(stored: readonly string[], broken: Broken): z.infer<typeof deliveryModes> {
  const known = validField('deliveryModes', deliveryModes, stored, broken) as z.infer<typeof deliveryModes>;
  return known.length > 0 ? known : ['GEWOON'];
}

/** It becomes part of a style: a colour and nothing else. */
export function validAccent(stored: string, broken: Broken): string {
  if (/^#[0-9a-f]{6}$/i.test(stored)) return stored;
  broken('accentColor', 'not a colour');
  return safeAccent;
}

const linkName = /^(url|href|hyperLink|linkedIn)$|Url$/;

/** Links that would run script lead nowhere, wherever in the venture they stand. */
function withSafeLinks(name: string, value: unknown): unknown {
  if (typeof value === 'string') return linkName.test(name) && value !== '' && !isSafeLink(value) ? '#' : value;
  if (Array.isArray(value)) return value.map((one) => withSafeLinks(name, one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withSafeLinks(key, inner)]));
}
