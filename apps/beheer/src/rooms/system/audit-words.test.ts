import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { historyPermissions } from '@bouwpoort/contract/audit';
import { Words } from '@bouwpoort/ui/words.ts';
import { expect, test } from 'vitest';
import { auditEntities, auditNamespaces } from './audit-entities.ts';
import { auditFieldName } from './audit-words.ts';

const shipped = join(import.meta.dirname, '../../../../server/src/translation/nl');
const words = new Words();
for (const namespace of ['beheer-system', ...auditNamespaces])
  words.add(namespace, JSON.parse(readFileSync(join(shipped, `${namespace}.json`), 'utf8')));

test('every record type with a history can be selected in the log, by a label', () => {
  const t = words.of('beheer-system');
  expect(Object.keys(historyPermissions).filter((entity) => !auditEntities.some((one) => one === entity))).toEqual([]);
  expect(auditEntities.filter((entity) => t(`entity-${entity}`) === `entity-${entity}`)).toEqual([]);
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
])('for a %s the label of field %s is %s', (entity, field, name) => {
  expect(auditFieldName((namespace) => words.of(namespace), entity, field)).toBe(name);
});
