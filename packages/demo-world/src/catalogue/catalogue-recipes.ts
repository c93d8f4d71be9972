import type { Recipe } from './catalogue-recipe.ts';
import { boardRecipes } from './recipes/recipes-boards.ts';
import { doorRecipes } from './recipes/recipes-doors.ts';
import { drainageRecipes } from './recipes/recipes-drainage.ts';
import { fixingRecipes } from './recipes/recipes-fixings.ts';
import { gypsumRecipes } from './recipes/recipes-gypsum.ts';
import { insulationRecipes } from './recipes/recipes-insulation.ts';
import { masonryRecipes } from './recipes/recipes-masonry.ts';
import { mortarRecipes } from './recipes/recipes-mortar.ts';
import { pavingRecipes } from './recipes/recipes-paving.ts';
import { roofingRecipes } from './recipes/recipes-roofing.ts';
import { sealantRecipes } from './recipes/recipes-sealants.ts';
import { tileRecipes } from './recipes/recipes-tiles.ts';
import { timberRecipes } from './recipes/recipes-timber.ts';
import { toolRecipes } from './recipes/recipes-tools.ts';
import { woodCareRecipes } from './recipes/recipes-wood-care.ts';

export const recipes: readonly Recipe[] = [
  ...gypsumRecipes,
  ...mortarRecipes,
  ...insulationRecipes,
  ...masonryRecipes,
  ...timberRecipes,
  ...boardRecipes,
  ...doorRecipes,
  ...woodCareRecipes,
  ...roofingRecipes,
  ...drainageRecipes,
  ...fixingRecipes,
  ...sealantRecipes,
  ...pavingRecipes,
  ...toolRecipes,
  ...tileRecipes,
];
