import type { FamilyName } from '../pictures/draw-product.ts';
import type { MaterialName } from '../pictures/materials.ts';

export type CategoryPicture = readonly [family: FamilyName, material?: MaterialName, view?: string];

/** Its fact completes the sentence "Bij {naam} vind je …". */
export type LeafCategory = readonly [name: string, fact: string, picture?: CategoryPicture];

export interface SubCategory {
  name: string;
  picture: CategoryPicture;
  introduction: string;
  lead: string;
  body: string;
  leaves: readonly LeafCategory[];
}

export interface MainCategory extends Omit<SubCategory, 'leaves'> {
  subs: readonly SubCategory[];
}
