import type { VenturePresentation } from '@bouwpoort/contract/organisation/ventures';
import type { TableFill } from '../table-fill.ts';
import type { VentureFacts, VentureId } from './venture-facts.ts';
import { venturePresentation } from './venture-presentation.ts';
import { ventureTexts } from './venture-texts.ts';

export interface DemoVenture extends VentureFacts {
  downloadPricelist: boolean;
  presentation: VenturePresentation;
}

const ordinary = {
  hasShop: false,
  dynamics: false,
  disableOrdering: false,
  disablePricing: false,
  disableStockInformation: false,
  downloadPricelistFormats: [],
  guestDebitNumber: null,
  deliveryModes: ['GEWOON'],
} satisfies Partial<VentureFacts>;

const facts: readonly VentureFacts[] = [
  {
    ...ordinary,
    id: '110',
    name: 'Bouwpoort',
    shortName: 'Bouwpoort',
    path: 'bouwpoort',
    catalogId: '1100',
    accentColor: '#12355B',
  },
  {
    ...ordinary,
    id: '210',
    name: 'Steenhof Bouwmaterialen',
    shortName: 'Steenhof',
    path: 'steenhof',
    catalogId: '2100',
    hasShop: true,
    dynamics: true,
    downloadPricelistFormats: ['csv', 'xlsx', 'pdf'],
    guestDebitNumber: '990210',
    deliveryModes: ['GEWOON', 'MOFFETT', 'KRAAN'],
    accentColor: '#A63A24',
  },
  {
    ...ordinary,
    id: '220',
    name: 'Houtmeesters',
    shortName: 'Houtmeesters',
    path: 'houtmeesters',
    catalogId: '2200',
    hasShop: true,
    dynamics: true,
    downloadPricelistFormats: ['csv'],
    deliveryModes: ['GEWOON', 'MOFFETT'],
    accentColor: '#2C6138',
  },
  {
    ...ordinary,
    id: '230',
    name: 'Dakkracht',
    shortName: 'Dakkracht',
    path: 'dakkracht',
    deliveryModes: ['GEWOON', 'KRAAN'],
    catalogId: '2300',
    hasShop: true,
    accentColor: '#26547C',
  },
  {
    ...ordinary,
    id: '240',
    name: 'Tegelkade',
    shortName: 'Tegelkade',
    path: 'tegelkade',
    catalogId: '2400',
    hasShop: true,
    dynamics: true,
    disableOrdering: true,
    disablePricing: true,
    disableStockInformation: true,
    accentColor: '#0F6B6F',
  },
  {
    ...ordinary,
    id: '310',
    name: 'Keukenatelier',
    shortName: 'Keukenatelier',
    path: 'keukenatelier',
    catalogId: '3100',
    accentColor: '#5B2A4E',
  },
  {
    ...ordinary,
    id: '320',
    name: 'Badkamerhuys',
    shortName: 'Badkamerhuys',
    path: 'badkamerhuys',
    catalogId: '3200',
    accentColor: '#155E63',
  },
  {
    ...ordinary,
    id: '330',
    name: 'Gevelstudio',
    shortName: 'Gevelstudio',
    path: 'gevelstudio',
    catalogId: '3300',
    accentColor: '#8A5A00',
  },
  // The name is the rule: ventures called 'VLC' stay out of every location list (C 3).
  {
    ...ordinary,
    id: '900',
    name: 'VLC',
    shortName: 'VLC',
    path: 'vlc',
    catalogId: '9000',
    accentColor: '#4A4E57',
  },
];

export const demoVentures: readonly DemoVenture[] = facts.map((venture) => ({
  ...venture,
  downloadPricelist: venture.downloadPricelistFormats.length > 0,
  presentation: venturePresentation(venture, ventureTexts[venture.id]),
}));

export function ventureById(id: VentureId): DemoVenture {
  const venture = demoVentures.find((one) => one.id === id);
  if (!venture) throw new Error(`no venture ${id}`);
  return venture;
}

export const ventureFill = (): TableFill => ({
  table: 'venture',
  columns: [
    'id',
    'name',
    'path',
    'catalog_id',
    'has_shop',
    'dynamics',
    'disable_ordering',
    'disable_pricing',
    'disable_stock_information',
    'download_pricelist',
    'download_pricelist_formats',
    'guest_debit_number',
    'delivery_modes',
    'accent_color',
    'position',
    'presentation',
  ],
  expected: demoVentures.length,
  rows: demoVentures.map((venture, position) => [
    venture.id,
    venture.name,
    venture.path,
    venture.catalogId,
    venture.hasShop,
    venture.dynamics,
    venture.disableOrdering,
    venture.disablePricing,
    venture.disableStockInformation,
    venture.downloadPricelist,
    venture.downloadPricelistFormats,
    venture.guestDebitNumber,
    venture.deliveryModes,
    venture.accentColor,
    position + 1,
    JSON.stringify(venture.presentation),
  ]),
});
