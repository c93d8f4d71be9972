import type { ExchangeEntity } from '@bouwpoort/contract/exchange/records';

/** For messages. */
export const entityWords: Record<ExchangeEntity, string> = {
  branch: 'Vestiging',
  warehouse: 'Magazijn',
  media: 'Bestand',
  category: 'Categorie',
  feature: 'Kenmerk',
  product: 'Product',
  variant: 'Artikel',
  'list-price': 'Prijs',
  'price-tier': 'Staffel',
  customer: 'Klant',
  'price-agreement': 'Prijsafspraak',
  stock: 'Voorraad',
  project: 'Project',
  address: 'Adres',
  contact: 'Contactpersoon',
  'order-status': 'Orderstatus',
  delivery: 'Levering',
  invoice: 'Factuur',
};
