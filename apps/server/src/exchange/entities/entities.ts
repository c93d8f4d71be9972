import type { ExchangeEntity } from '@bouwpoort/contract/exchange/records';
import type { Entity } from '../writing/entity.ts';
import { address } from './address.ts';
import { branch } from './branch.ts';
import { category } from './category.ts';
import { contact } from './contact.ts';
import { customer } from './customer.ts';
import { delivery } from './delivery.ts';
import { feature } from './feature.ts';
import { invoice } from './invoice.ts';
import { listPrice } from './list-price.ts';
import { media } from './media.ts';
import { orderStatus } from './order-status.ts';
import { priceAgreement } from './price-agreement.ts';
import { priceTier } from './price-tier.ts';
import { product } from './product.ts';
import { project } from './project.ts';
import { stock } from './stock.ts';
import { variant } from './variant.ts';
import { warehouse } from './warehouse.ts';

export const entities: Readonly<Record<ExchangeEntity, Entity>> = {
  branch,
  warehouse,
  media,
  category,
  feature,
  product,
  variant,
  'list-price': listPrice,
  'price-tier': priceTier,
  customer,
  'price-agreement': priceAgreement,
  stock,
  project,
  address,
  contact,
  'order-status': orderStatus,
  delivery,
  invoice,
};
