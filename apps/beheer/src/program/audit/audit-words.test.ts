import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exchangeScopes } from '@bouwpoort/contract/exchange/records';
import { historyPermissions } from '@bouwpoort/contract/foundation/audit.staff';
import { shopEvents } from '@bouwpoort/contract/organisation/webhooks';
import { Words } from '@bouwpoort/ui/words.ts';
import { expect, test } from 'vitest';
import { auditNamespaces } from './audit-labels.ts';
import { auditEntities, auditFieldName, auditValue } from './audit-words.ts';

const shipped = join(import.meta.dirname, '../../../../server/src/organisation/texts/nl');
const words = new Words();
for (const namespace of ['beheer-system', ...auditNamespaces])
  words.add(namespace, JSON.parse(readFileSync(join(shipped, `${namespace}.json`), 'utf8')));

test('every record type with a history can be selected in the log, by a label', () => {
  const t = words.of('beheer-system');
  expect(Object.keys(historyPermissions).filter((entity) => !auditEntities.some((one) => one === entity))).toEqual([]);
  expect(auditEntities.filter((entity) => t(`entity-${entity}`) === `entity-${entity}`)).toEqual([]);
});

test('every scope of a key and every event of a webhook has a name', () => {
  const t = words.of('beheer-system');
  const names = [...exchangeScopes.map((scope) => `scope-${scope}`), ...shopEvents.map((name) => `event-${name}`)];
  const keys = names.map((name) => `beheer-integrations:${name}`);
  expect(keys.filter((key) => t(key) === key)).toEqual([]);
});

test.each([
  ['customer', 'hasOrderstop', 'Orderstop'],
  ['customer', 'addressEnded', 'Adres beëindigd'],
  ['branch', 'week.shop.1', 'maandag bouwshop'],
  ['product', 'brand', 'Merk'],
  ['product', 'variants.100233.features.dikte', '100233 dikte'],
  ['category', 'routeSegment', 'Adres'],
  ['list-price', 'priceDelivery', 'Bezorgd'],
  ['price-agreement', 'validUntil', 'Geldig tot en met'],
  ['price-agreement', 'variantCode', 'Artikel'],
  ['quote', 'assignee', 'behandelaar'],
  ['quote', 'action', 'Actie'],
  ['staff', 'grants', 'Rollen'],
  ['api-key', 'networks', 'Netwerken'],
  ['closure', 'firstDay', 'Eerste dag'],
  ['menu', 'headerLinks', 'Hoofdmenu'],
  ['menu', 'plan-footerLinks', 'Voettekst gepland op'],
  ['site-message', 'audience', 'Zichtbaar voor'],
  ['usps', 'registerUSPItems', 'Naast het registratieformulier'],
  ['media', 'focalPoint', 'Brandpunt'],
  ['page', 'blocks.tekst', 'Blokken'],
])('for a %s the label of field %s is %s', (entity, field, name) => {
  expect(auditFieldName((namespace) => words.of(namespace), entity, field)).toBe(name);
});

test.each([
  ['branch', 'warehouseCode', 9501, '9501'],
  ['webhook', 'action', 'secret', 'nieuw geheim'],
  ['webhook', 'events', 'order.placed', 'Order geplaatst'],
  ['webhook', 'previousUntil', '2026-11-20T01:19:51.080Z', 'vrijdag 20 november 2026 om 02.19'],
  ['api-key', 'ventureIds', '210', 'Steenhof'],
  ['api-key', 'scopes', 'stock:write', 'Voorraad schrijven'],
  ['import', 'mode', 'merge', 'laat staan wat het bestand niet noemt'],
  ['venture', 'deliveryModes', 'GEWOON', 'Gewoon lossen'],
  ['venture', 'hasShop', true, 'ja'],
  ['price-agreement', 'validUntil', '2027-05-12', '12 mei 2027'],
  ['customer', 'name', 'Jan', undefined],
])('for a %s the field %s with %s reads %s', (entity, field, value, text) => {
  const ventures = [{ ventureId: '210', name: 'Steenhof' }];
  expect(auditValue((namespace) => words.of(namespace), ventures, { entity, field, value })).toBe(text);
});
