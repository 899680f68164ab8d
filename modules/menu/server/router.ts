import { implementContract } from '../../../platform/server/rpc/implement-contract.ts';
import type { PublicScope, RestaurantScope } from '../../../platform/server/rpc/scopes.ts';
import { menuContract } from '../contract/menu.contract.ts';
import { printAllergens } from './allergen-paper.ts';
import { importDishes } from './import-dishes.ts';
import { followStock, moveDish, pauseDish, saveDish } from './dishes.ts';
import { closeGuestMenu, openGuestMenu, readGuestLink, readGuestMenu } from './guest-menu.ts';
import { saveCategory, saveModifierGroup } from './headings-and-choices.ts';
import { listBatches } from './list-batches.ts';
import { printLabels } from './label-paper.ts';
import { listRecipes } from './list-recipes.ts';
import { makeBatch } from './make-batch.ts';
import type { ExpectedSalesDoor } from './prep/expected-door.ts';
import { finishPrep } from './prep/finish-prep.ts';
import { setMadeWhole } from './prep/made-whole.ts';
import { changePrep, planPrep } from './prep/plan-prep.ts';
import { printPrep } from './prep/prep-paper.ts';
import { readPrep } from './prep/read-prep.ts';
import { leadPrep, stepPrep } from './prep/step-prep.ts';
import { readMenu } from './read-menu.ts';
import { readPantry } from './read-pantry.ts';
import { readRecipe, readRecipeBook } from './read-recipe.ts';
import { saveRecipe } from './save-recipe.ts';
import { keepStepPicture } from './step-pictures.ts';
import { archiveRecipe, stepVersion, verifyAllergens } from './step-version.ts';
import { undoBatch } from './undo-batch.ts';
import { listDishImports, undoDishImport } from './undo-dish-import.ts';

type Wiring = {
  readonly restaurantScope: RestaurantScope;
  readonly publicScope: PublicScope;
  /** What dishes are expected to sell; a higher module knows. */
  readonly expectedSales: ExpectedSalesDoor;
};

/** The procedures of `menuContract`, each let in by the restaurant's guard; the menu of guests by its link. */
export const menuRouter = ({ restaurantScope, publicScope, expectedSales }: Wiring) => {
  const os = implementContract(menuContract);
  return os.router({
    readMenu: os.readMenu.use(restaurantScope).handler(({ context: { tx } }) => readMenu(tx)),
    listRecipes: os.listRecipes.use(restaurantScope).handler(({ context: { tx }, input }) => listRecipes(tx, input)),
    readPantry: os.readPantry.use(restaurantScope).handler(({ context: { tx } }) => readPantry(tx)),
    readRecipe: os.readRecipe.use(restaurantScope).handler(({ context: { tx }, input }) => readRecipe(tx, input.recipeId)),
    readRecipeBook: os.readRecipeBook.use(restaurantScope).handler(({ context: { tx }, input }) => readRecipeBook(tx, input)),

    saveDish: os.saveDish.use(restaurantScope).handler(({ context: { tx }, input }) => saveDish(tx, input)),
    moveDish: os.moveDish.use(restaurantScope).handler(({ context: { tx }, input }) => moveDish(tx, input)),
    pauseDish: os.pauseDish.use(restaurantScope).handler(({ context: { tx }, input }) => pauseDish(tx, input)),
    followStock: os.followStock.use(restaurantScope).handler(({ context: { tx }, input }) => followStock(tx, input)),
    saveCategory: os.saveCategory.use(restaurantScope).handler(({ context: { tx }, input }) => saveCategory(tx, input)),
    saveModifierGroup: os.saveModifierGroup.use(restaurantScope).handler(({ context: { tx }, input }) => saveModifierGroup(tx, input)),
    importDishes: os.importDishes.use(restaurantScope).handler(({ context: { tx }, input }) => importDishes(tx, input)),
    undoDishImport: os.undoDishImport.use(restaurantScope).handler(({ context: { tx }, input }) => undoDishImport(tx, input)),
    listDishImports: os.listDishImports.use(restaurantScope).handler(({ context: { tx } }) => listDishImports(tx)),

    saveRecipe: os.saveRecipe.use(restaurantScope).handler(({ context: { tx }, input }) => saveRecipe(tx, input)),
    keepStepPicture: os.keepStepPicture.use(restaurantScope).handler(({ context: { tx }, input }) => keepStepPicture(tx, input)),
    stepVersion: os.stepVersion.use(restaurantScope).handler(({ context: { tx }, input }) => stepVersion(tx, input)),
    verifyAllergens: os.verifyAllergens.use(restaurantScope).handler(({ context: { tx }, input }) => verifyAllergens(tx, input)),
    archiveRecipe: os.archiveRecipe.use(restaurantScope).handler(({ context: { tx }, input }) => archiveRecipe(tx, input)),

    listBatches: os.listBatches.use(restaurantScope).handler(({ context: { tx }, input }) => listBatches(tx, input)),
    makeBatch: os.makeBatch.use(restaurantScope).handler(({ context: { tx }, input }) => makeBatch(tx, input)),
    undoBatch: os.undoBatch.use(restaurantScope).handler(({ context: { tx }, input }) => undoBatch(tx, input)),
    printAllergens: os.printAllergens.use(restaurantScope).handler(({ context: { tx }, input }) => printAllergens(tx, input)),
    printLabels: os.printLabels.use(restaurantScope).handler(({ context: { tx }, input }) => printLabels(tx, input)),

    readPrep: os.readPrep.use(restaurantScope).handler(({ context: { tx }, input }) => readPrep(tx, input, expectedSales)),
    printPrep: os.printPrep.use(restaurantScope).handler(({ context: { tx }, input }) => printPrep(tx, input)),
    planPrep: os.planPrep.use(restaurantScope).handler(({ context: { tx }, input }) => planPrep(tx, input)),
    changePrep: os.changePrep.use(restaurantScope).handler(({ context: { tx }, input }) => changePrep(tx, input)),
    leadPrep: os.leadPrep.use(restaurantScope).handler(({ context: { tx }, input }) => leadPrep(tx, input)),
    stepPrep: os.stepPrep.use(restaurantScope).handler(({ context: { tx }, input }) => stepPrep(tx, input)),
    finishPrep: os.finishPrep.use(restaurantScope).handler(({ context: { tx }, input }) => finishPrep(tx, input)),
    setMadeWhole: os.setMadeWhole.use(restaurantScope).handler(({ context: { tx }, input }) => setMadeWhole(tx, input)),

    readGuestLink: os.readGuestLink.use(restaurantScope).handler(({ context: { tx } }) => readGuestLink(tx)),
    openGuestMenu: os.openGuestMenu.use(restaurantScope).handler(({ context: { tx }, input }) => openGuestMenu(tx, input.body.secret)),
    closeGuestMenu: os.closeGuestMenu.use(restaurantScope).handler(({ context: { tx } }) => closeGuestMenu(tx)),
    readGuestMenu: os.readGuestMenu.use(publicScope).handler(({ context, input }) => readGuestMenu(context.pools, input.code)),
  });
};
