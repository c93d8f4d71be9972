import { z } from 'zod/mini';
import { route } from '../foundation/route.ts';
import { audience } from '../foundation/scalars.ts';

const link = z.object({ url: z.string() });

export const serviceKinds = [
  '3d-showroom',
  'assembly',
  'buyer-guidance',
  'click-and-collect',
  'customer-card',
  'digital-wall',
  'drive-in',
  'facade-showroom',
  'flash-delivery',
  'measuring',
  'concrete-mixing',
  'paint-mixing',
  'pickup-locker',
  'refurbished',
  'rental',
  'saw',
  'unloading-at-height',
  'vr-showroom',
  'waste-processing',
] as const;
export const serviceKind = z.enum(serviceKinds);
export type ServiceKind = z.infer<typeof serviceKind>;

/** Icon names without their 'usp-' prefix (P 2.8). */
export const uspIcons = [
  'advice',
  'bathroom',
  'delivery',
  'early-opening',
  'eco',
  'eco-2',
  'history',
  'opening-hours',
  'kitchen',
  'locations',
  'places',
  'repair',
  'showroom',
  'stock',
] as const;
export const usp = z.object({ text: z.string(), icon: z.enum(uspIcons) });

const siteMessage = z.object({
  id: z.string(),
  message: z.string(),
  hyperLink: z.nullable(z.string()),
  hyperLinkText: z.nullable(z.string()),
  closable: z.boolean(),
  type: z.enum(['info', 'warning']),
  /** Left out where it is for everybody. */
  audience: z.optional(audience),
});
export type SiteMessage = z.infer<typeof siteMessage>;

export const storeLocation = z.object({
  displayName: z.string(),
  address: z.string(),
  postalCode: z.string(),
  city: z.string(),
  phone: z.string(),
  branchId: z.string(),
  defaultBranchLocation: z.boolean(),
  bouwshopServices: z.array(serviceKind),
  showroomServices: z.array(serviceKind),
  slug: z.string(),
});
export type StoreLocation = z.infer<typeof storeLocation>;

/** How a delivery is unloaded: by hand or tail lift, by a forklift the lorry carries, or by its crane. */
export const deliveryModeIds = ['GEWOON', 'MOFFETT', 'KRAAN'] as const;
export const deliveryModeId = z.enum(deliveryModeIds);
export type DeliveryModeId = z.infer<typeof deliveryModeId>;

/** The fields of P 3.1 no server rule reads: stored and served as they are. */
export const venturePresentation = z.object({
  slogan: z.string(),
  /** What the venture is, in two or three words, for lists of ventures: 'Hout en plaat'. */
  specialism: z.string(),
  logoUrl: z.string(),
  stackedLogoUrl: z.string(),
  footerLogoUrl: z.string(),
  beeldmerkUrl: z.string(),
  backgroundImageUrl: z.string(),
  defaultProductImageUrl: z.string(),
  uspSettings: z.array(usp),
  registrationUrl: z.nullable(z.string()),
  registerUSPItems: z.array(usp),
  termsUrl: z.string(),
  privacyPage: link,
  customerServicePage: z.nullable(link),
  termsPage: link,
  legalPage: link,
  loginPage: z.nullable(z.object({ id: z.string() })),
  /** {platform}Url → address; empty ones are not shown (P 2.9). */
  socialLinks: z.record(z.string(), z.string()),
  linkedIn: z.nullable(z.string()),
  searchContent: z.object({
    relevantContent: z.array(
      z.object({ title: z.optional(z.string()), text: z.optional(z.string()), href: z.string() }),
    ),
    searchTerms: z.array(z.string()),
  }),
  catalogUrl: z.nullable(z.string()),
  administrativeEmailAddress: z.string(),
  administrativePhoneNumber: z.string(),
  projectAdministrationEmailAddress: z.string(),
  projectAdministrationPhoneNumber: z.string(),
  forgotPasswordUrl: z.nullable(z.string()),
  ventureConditionsLabel: z.string(),
  ventureConditionsText: z.string(),
  certificationDisclaimer: z.string(),
  previouslyOrderedContentId: z.nullable(z.string()),
  homePage: z.object({ id: z.string() }),
});
export type VenturePresentation = z.infer<typeof venturePresentation>;

const ventureListEntry = z.object({ id: z.string(), name: z.string(), catalogId: z.string(), path: z.string() });
export type VentureListEntry = z.infer<typeof ventureListEntry>;

/** In pixels of its own; only what the two are to each other matters. Null for a logo that is not ours to measure. */
const logoSize = z.nullable(z.object({ width: z.number(), height: z.number() }));
export type LogoSize = z.infer<typeof logoSize>;

export const ventureDetails = z.extend(venturePresentation, {
  sitewideMessages: z.array(siteMessage),
  ventureMessages: z.array(siteMessage),
  id: z.string(),
  name: z.string(),
  path: z.string(),
  catalogId: z.string(),
  accentColor: z.string(),
  hasShop: z.boolean(),
  dynamics: z.boolean(),
  guestDebitNumber: z.nullable(z.string()),
  disableOrdering: z.boolean(),
  disablePricing: z.boolean(),
  disableStockInformation: z.boolean(),
  downloadPricelist: z.boolean(),
  downloadPricelistFormats: z.array(z.enum(['csv', 'xlsx', 'pdf'])),
  /** Our addition: the ways of unloading a customer can choose from. */
  deliveryModes: z.array(deliveryModeId),
  storeLocations: z.array(storeLocation),
  /** So that a page can keep room for them. */
  logoSizes: z.object({ logo: logoSize, stackedLogo: logoSize, footerLogo: logoSize }),
});
export type VentureDetails = z.infer<typeof ventureDetails>;

export const branchType = z.enum(['bouwshop', 'showroom', 'bouwshop-showroom']);

export const locationDetail = z.object({
  ventureId: z.string(),
  ventureName: z.string(),
  venturePath: z.string(),
  accentColor: z.string(),
  branchId: z.string(),
  displayName: z.string(),
  slug: z.string(),
  address: z.string(),
  zipCode: z.string(),
  city: z.string(),
  phone: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  type: branchType,
  /** Filled by the storefront once a place is known (C 4.11); the server knows no visitor's place. */
  distanceText: z.nullable(z.string()),
  distanceMeter: z.nullable(z.number()),
  assortment: z.array(z.string()),
  bouwshopServices: z.array(serviceKind),
  showroomServices: z.array(serviceKind),
});
export type LocationDetail = z.infer<typeof locationDetail>;

export const ventureRoutes = {
  list: route({
    method: 'GET',
    path: '/api/ventures',
    summary: 'All ventures, as a map from id to entry',
    spec: 'P 7.5',
    access: 'public',
    response: z.record(z.string(), ventureListEntry),
  }),
  details: route({
    method: 'GET',
    path: '/api/ventures/{ventureId}',
    summary: 'One venture with its links, messages, switches and branches',
    spec: 'P 7.5',
    access: 'public',
    params: z.object({ ventureId: z.string() }),
    response: ventureDetails,
  }),
  locations: route({
    method: 'GET',
    path: '/api/ventures/locations',
    summary: 'The branches of all ventures',
    spec: 'C 7.10',
    access: 'public',
    response: z.array(locationDetail),
  }),
};
