import { clientSheet } from '@bouwpoort/trade/ordering/client-quote';
import { noAccess, type SiteAccess } from '@bouwpoort/trade/ordering/jobsite-access';
import { drawScene } from '../pictures/draw-scene.ts';
import { addDays } from '../places/demo-days.ts';
import type { Cell, DemoWorldSize, TableFill } from '../table-fill.ts';
import { addressFill, type DemoAddress } from './customer-addresses.ts';
import { type OrderableByVenture, pricedLine } from './orders.ts';
import { demoSiteUsers } from './site-users.ts';

/* Building sites of 510001, and one quote it makes for a client of its own. */

/**
 * Beside demoProjects, from which past orders choose: nothing was ordered for this one yet, so that the orders of the
 * demo world stay as they are.
 */
const newProject = { id: 4106, customerId: '510001', name: 'Woning 12, Soest' };

const newAddress: DemoAddress = {
  addressId: '510001-07',
  customerId: '510001',
  projectId: newProject.id,
  addressType: 'project',
  name: newProject.name,
  street: 'Vosseveldlaan',
  houseNumber: '12',
  houseNumberAddition: '',
  postalCode: '3768GK',
  city: 'Soest',
  countryCode: 'NL',
  email: null,
  daytimePhoneNumber: '06 71 45 20 13',
  shippingDefault: false,
};

const userId = (email: string): string => {
  const found = demoSiteUsers.find((one) => one.email === email);
  if (!found) throw new Error(`no demo account ${email}`);
  return found.id;
};

interface DemoSite {
  projectId: number;
  latitude: number;
  longitude: number;
  leader: string;
  members: readonly string[];
  costCentre: string;
  access: SiteAccess;
}

const workdays = [1, 2, 3, 4, 5];

const demoSites = (): DemoSite[] => [
  {
    projectId: newProject.id,
    latitude: 52.1731,
    longitude: 5.2926,
    leader: 'uitvoerder@terveldhuis.test',
    members: ['inkoper@steenhof.test'],
    costCentre: 'SOEST-12',
    access: {
      ...noAccess,
      gateWidth: 3.4,
      gateNote: 'rechts een hekpaal, ruim nemen',
      freeHeight: 4.1,
      heightNote: 'laaghangende kabel bij nr. 10',
      craneHeight: 12,
      cranePermit: true,
      craneNote: '2 verdiepingen',
      days: workdays,
      from: '07:00',
      until: '15:30',
      hoursNote: 'niet tussen 8.10 en 8.40: school',
      oneWay: true,
      approach: 'vanaf de Birkstraat',
      approachNote: 'niet keren in de laan',
      unloadAt: 'op de rijplaten',
      unloadNote: 'links naast de container, niet op het gras',
      contactName: 'Bram Oosterling',
      contactPhone: '0671452013',
      contactNote: 'bel een half uur van tevoren',
      backup: 'Samira Bouzid, 033 711 45 10',
    },
  },
  {
    projectId: 4101,
    latitude: 52.1846,
    longitude: 5.3894,
    leader: 'inkoper@steenhof.test',
    members: ['aannemer@steenhof.test', 'uitvoerder@terveldhuis.test'],
    costCentre: 'LAAK-C',
    access: {
      ...noAccess,
      gateWidth: 6,
      craneHeight: 24,
      liftHeight: 18,
      craneNote: 'bouwkraan aanwezig, lossen met eigen kraan kan',
      days: workdays,
      from: '06:30',
      until: '16:00',
      approach: 'bouwweg via Hooglandseweg-Noord',
      unloadAt: 'losplaats B',
      unloadNote: 'melden bij de keet',
      contactName: 'Keet De Laak',
      contactPhone: '0671452011',
    },
  },
  {
    projectId: 4102,
    latitude: 52.1523,
    longitude: 5.3661,
    leader: 'aannemer@steenhof.test',
    members: [],
    costCentre: '',
    access: {
      ...noAccess,
      gateWidth: 2.8,
      gateNote: 'alleen kleine wagen',
      days: [1, 3, 5],
      from: '07:30',
      until: '12:00',
      oneWay: true,
      approach: 'vanaf de Noordewierweg',
      unloadAt: 'op de stoep voor nr. 320',
      contactName: 'Daan ter Veldhuis',
      contactPhone: '0671452012',
    },
  },
];

/** In the order foreign keys ask for, after projects and accounts. */
export function siteFills({ today }: DemoWorldSize, articles: OrderableByVenture): TableFill[] {
  const sites = demoSites();
  const began = `${addDays(today, -70)}T08:00:00+01:00`;
  const members = sites.flatMap(({ projectId, members: emails }) =>
    emails.map((email): Cell[] => [projectId, userId(email)]),
  );
  return [
    {
      table: 'project',
      columns: ['id', 'customer_id', 'name', 'created_at'],
      expected: 1,
      rows: [[newProject.id, newProject.customerId, newProject.name, began]],
    },
    addressFill([newAddress]),
    {
      table: 'building_site',
      columns: ['project_id', 'latitude', 'longitude', 'access', 'leader_id', 'cost_centre'],
      expected: sites.length,
      rows: sites.map(({ projectId, latitude, longitude, access, leader, costCentre }) => [
        projectId,
        latitude,
        longitude,
        JSON.stringify(access),
        userId(leader),
        costCentre,
      ]),
    },
    { table: 'building_site_member', columns: ['project_id', 'site_user_id'], expected: members.length, rows: members },
    photoFill(today),
    clientQuoteFill(today, articles),
  ];
}

/** Drawn like every picture of the demo world; what customers bring is a photo. */
function photoFill(today: string): TableFill {
  const [width, height] = [1200, 900];
  const picture = drawScene({ scene: 'site', accent: '#a63a24', seed: 12, width, height });
  const bytes = `\\x${Buffer.from(picture).toString('hex')}`;
  return {
    table: 'building_site_photo',
    columns: ['project_id', 'content_type', 'bytes', 'width', 'height', 'added_at', 'added_by'],
    expected: 1,
    rows: [
      [newProject.id, 'image/svg+xml', bytes, width, height, `${addDays(today, -8)}T14:20:00+01:00`, 'Bram Oosterling'],
    ],
  };
}

function clientQuoteFill(today: string, articles: OrderableByVenture): TableFill {
  const chosen = (articles['210'] ?? []).slice(0, 3);
  const lines = [
    ...chosen.map((article, at) => {
      const quantity = 4 + 3 * at;
      const { agreed } = pricedLine(article, BigInt(quantity) * 10_000n);
      return {
        kind: 'article' as const,
        contentId: article.guid,
        code: article.code,
        quantity,
        description: article.variantName,
        margin: at === 2 ? 40 : 25,
        vatRate: null,
        net: {
          price: agreed.price.toNumber(),
          per: agreed.per,
          unitId: agreed.unitId,
          quantity: agreed.quantity.toNumber(),
        },
      };
    }),
    {
      kind: 'own' as const,
      description: 'Arbeid, plaatsen en afwerken',
      quantity: 18,
      unit: 'uur',
      price: 54,
      vatRate: null,
    },
  ];
  const terms = { margin: 25, vatRate: 21, isVatReversed: false };
  const content = {
    ...terms,
    clientName: 'Fam. Van der Ploeg',
    clientAddress: 'Vosseveldlaan 12\n3768 GK Soest',
    date: today,
    validUntil: addDays(today, 30),
    intro:
      'Beste familie Van der Ploeg,\nZoals besproken maken we de wand tussen de slaapkamers, met een deur en isolatie. Schilderwerk is niet inbegrepen.',
    closing: '',
    marginMode: 'line',
    showsQuantities: true,
    showsLineAmounts: true,
    hasSignature: true,
    lines,
  };
  const total = clientSheet(terms, lines).total.toFixed(2);
  return {
    table: 'client_quote',
    columns: ['customer_id', 'number', 'title', 'total', 'content'],
    expected: 1,
    rows: [['510001', 'TV-2026-117', 'Scheidingswand zolder', total, JSON.stringify(content)]],
  };
}
