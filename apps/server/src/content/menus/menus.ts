export { assortmentId } from './assortment-item.ts';
export { renewAssortmentMenu } from './assortment-menu.ts';
export { previewOfMenu } from './menu-previews.ts';
export {
  asShown,
  findMenuWork,
  type MenuWork,
  noPlan,
  planMenu,
  publishMenuDraft,
  putMenuBack,
  saveMenuDraft,
  writeMenuDraft,
} from './menu-work.ts';
export { publishPlannedMenu } from './menus.jobs.ts';
