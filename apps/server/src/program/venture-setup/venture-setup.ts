export { addVenture } from './add-venture.ts';
export { isInLetters, ventureLogos } from './venture-logos.ts';
export { closeShop, openShop } from './venture-shop.ts';
