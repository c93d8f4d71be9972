export { assortmentId } from './assortment-item.ts';
export { renewAssortmentMenu } from './assortment-menu.ts';
