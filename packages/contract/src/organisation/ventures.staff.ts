import { isReadableAccent } from '@bouwpoort/trade/organisation/accent-contrast';
import { z } from 'zod/mini';
import { isOwnAddress } from '../content/content-address.ts';
import { route } from '../foundation/route.ts';
import { emailAddress, plainText, requiredText, ventureId, rowVersion as version } from '../foundation/scalars.ts';
import { venturePath } from './venture-path.ts';
import { deliveryModeId } from './ventures.ts';

const spec = 'back office: ventures';

export const priceListFormats = ['csv', 'xlsx', 'pdf'] as const;

/** Its own name on the internet, which leads to its path: 'vandam.example'. */
const domain = z.string().check(
  z.trim(),
  z.toLowerCase(),
  z.maxLength(253, { error: 'Een domein heeft hooguit 253 tekens', abort: true }),
  z.regex(/^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/, {
    error: 'Een domein als www.vandam.nl, zonder https:// en zonder pad',
  }),
);

const accentColor = z
  .string()
  .check(
    z.trim(),
    z.toUpperCase(),
    z.regex(/^#[0-9A-F]{6}$/, { error: 'Een kleur als #12355B', abort: true }),
    z.refine(isReadableAccent, { error: 'Deze kleur is te licht: witte letters erop zijn niet goed te lezen' }),
  );

/** Null: its name in letters. */
const logo = z.nullable(
  z.string().check(
    z.maxLength(500),
    z.refine((path) => path.startsWith('/media/') && isOwnAddress(path), { error: 'Kies een bestand uit de media' }),
  ),
);

/** What a venture is called and looks like: the work of the website's editors. */
const looks = {
  name: requiredText(80, 'Vul een naam in'),
  slogan: plainText(120),
  email: emailAddress,
  phone: plainText(30),
  accentColor,
  /** On its colour: the header and the footer. */
  logoUrl: logo,
  /** On white: the login. */
  stackedLogoUrl: logo,
  /** A square: the tab of the browser, an article without a picture. */
  beeldmerkUrl: logo,
};

/** What it does and where it is found: these change what customers can buy. */
const switches = {
  domain: z.nullable(domain),
  hasShop: z.boolean(),
  dynamics: z.boolean(),
  disableOrdering: z.boolean(),
  disablePricing: z.boolean(),
  disableStockInformation: z.boolean(),
  downloadPricelist: z.boolean(),
  downloadPricelistFormats: z.array(z.enum(priceListFormats)).check(z.maxLength(priceListFormats.length)),
  guestDebitNumber: z.nullable(
    z
      .string()
      .check(
        z.trim(),
        z.regex(/^[A-Za-z0-9-]{1,20}$/, { error: 'Een debiteurnummer heeft hooguit 20 letters en cijfers' }),
      ),
  ),
  deliveryModes: z
    .array(deliveryModeId)
    .check(z.minLength(1, { error: 'Kies minstens één manier van lossen' }), z.maxLength(3)),
  /** In percent of the price: a line of a quote below it is confirmed before it is sent. */
  minQuoteMargin: z
    .int({ error: 'Vul een heel percentage in' })
    .check(z.gte(0, { error: 'Niet onder nul' }), z.lte(90, { error: 'Hooguit 90%' })),
};
export const switchNames = Object.keys(switches) as (keyof typeof switches)[];

const needsFormat = { error: 'Kies minstens één bestandssoort', path: ['downloadPricelistFormats'] };
const hasFormat = (given: { downloadPricelist: boolean; downloadPricelistFormats: readonly string[] }) =>
  !given.downloadPricelist || given.downloadPricelistFormats.length > 0;

const ventureFields = z.object({ ...looks, ...switches });
export const ventureEdit = ventureFields.check(z.refine(hasFormat, needsFormat));
export type VentureEdit = z.output<typeof ventureEdit>;

/** As most ventures begin. */
export function usualSwitches(hasShop: boolean): Pick<VentureEdit, keyof typeof switches> {
  return {
    ...{ domain: null, hasShop, dynamics: hasShop, guestDebitNumber: null, deliveryModes: ['GEWOON'] },
    minQuoteMargin: 10,
    ...{ disableOrdering: false, disablePricing: false, disableStockInformation: false, downloadPricelist: hasShop },
    downloadPricelistFormats: hasShop ? [...priceListFormats] : [],
  };
}

/** Pages a venture can begin with beside those that screens and the law ask for. */
export const starterPages = ['customerService', 'previouslyOrdered', 'about', 'news'] as const;
export type StarterPage = (typeof starterPages)[number];

export const newVenture = z
  .extend(ventureFields, {
    id: z
      .string({ error: 'Vul een nummer in' })
      .check(z.trim(), z.regex(/^[1-9][0-9]{0,8}$/, { error: 'Een nummer van hooguit 9 cijfers' })),
    path: venturePath,
    pages: z.array(z.enum(starterPages)).check(z.maxLength(starterPages.length)),
  })
  .check(z.refine(hasFormat, needsFormat));
export type NewVenture = z.output<typeof newVenture>;

/** As it stands in the list. */
const ventureRow = z.object({
  ventureId: z.string(),
  name: z.string(),
  path: z.string(),
  domain: z.nullable(z.string()),
  accentColor: z.string(),
  /** The portal is where visitors choose a venture. */
  kind: z.enum(['portal', 'shop', 'site']),
  disableOrdering: z.boolean(),
  disablePricing: z.boolean(),
  beeldmerkUrl: z.string(),
});
export type VentureRow = z.output<typeof ventureRow>;

const storedVenture = z.object({
  ...{ name: z.string(), slogan: z.string(), email: z.string(), phone: z.string(), accentColor: z.string() },
  ...{ logoUrl: z.nullable(z.string()), stackedLogoUrl: z.nullable(z.string()), beeldmerkUrl: z.nullable(z.string()) },
  ...{ domain: z.nullable(z.string()), hasShop: z.boolean(), dynamics: z.boolean(), disableOrdering: z.boolean() },
  ...{ disablePricing: z.boolean(), disableStockInformation: z.boolean(), downloadPricelist: z.boolean() },
  downloadPricelistFormats: switches.downloadPricelistFormats,
  guestDebitNumber: z.nullable(z.string()),
  deliveryModes: z.array(deliveryModeId),
  minQuoteMargin: z.int(),
});

const beheerVenture = z.object({
  ventureId: z.string(),
  path: z.string(),
  isPortal: z.boolean(),
  /** Where visitors find it. */
  address: z.string(),
  /** As it is stored: what a rule of today would refuse can still be read, and put right. */
  edit: storedVenture,
  /** The files that are shown, those in letters too. */
  logos: z.object({ logoUrl: z.string(), stackedLogoUrl: z.string(), beeldmerkUrl: z.string() }),
  version,
});
export type BeheerVenture = z.output<typeof beheerVenture>;

const ofVenture = z.object({ ventureId });
const staff = { spec, access: 'staff' as const };

export const beheerVentureRoutes = {
  list: route({
    ...staff,
    method: 'GET',
    path: '/api/beheer/ventures',
    summary: 'The ventures one may see, in the order of the portal',
    permission: 'content.read',
    /** `portalId`: the number that the portal has, or will have. */
    response: z.object({ ventures: z.array(ventureRow), publicUrl: z.string(), portalId: z.string() }),
  }),
  details: route({
    ...staff,
    method: 'GET',
    path: '/api/beheer/ventures/{ventureId}',
    summary: 'A venture: its name, looks and switches',
    permission: 'content.read',
    params: ofVenture,
    response: beheerVenture,
  }),
  add: route({
    ...staff,
    method: 'POST',
    path: '/api/beheer/ventures',
    summary: 'Make a venture with its first pages; it can be visited at once',
    permission: 'system.act',
    body: newVenture,
    response: beheerVenture,
  }),
  change: route({
    ...staff,
    method: 'PUT',
    path: '/api/beheer/ventures/{ventureId}',
    summary: 'Save a venture; refused when somebody else saved it first. Its switches take system.act',
    permission: 'content.edit',
    params: ofVenture,
    body: z.extend(ventureFields, { version }).check(z.refine(hasFormat, needsFormat)),
    response: beheerVenture,
  }),
  uploadLogo: route({
    ...staff,
    method: 'POST',
    path: '/api/beheer/ventures/{ventureId}/logos',
    summary: 'Bring a logo, also for a venture that is about to be made',
    permission: 'content.edit',
    params: ofVenture,
    query: z.object({ fileName: z.string().check(z.minLength(1), z.maxLength(300)) }),
    bodyType: 'file',
    response: z.object({ path: z.string() }),
  }),
};
