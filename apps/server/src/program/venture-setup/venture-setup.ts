export { addVenture } from './add-venture.ts';
export { isInLetters, type VentureLogos, ventureLogos } from './venture-logos.ts';
export { closeShop, openShop } from './venture-shop.ts';
