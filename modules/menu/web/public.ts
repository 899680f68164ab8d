export { readBatchSearch, readMenuSearch, readRecipeSearch } from './menu-search.ts';

/** The screens, each with its own code. */
export const menuScreens = {
  menu: async () => (await import('./menu-screen.tsx')).MenuScreen,
  dish: async () => (await import('./dishes/dish-screen.tsx')).DishScreen,
  newDish: async () => (await import('./dishes/edit-dish-screen.tsx')).NewDishScreen,
  importDishes: async () => (await import('./import/import-dishes-screen.tsx')).ImportDishesScreen,
  editDish: async () => (await import('./dishes/edit-dish-screen.tsx')).EditDishScreen,
  recipe: async () => (await import('./recipes/recipe-screen.tsx')).RecipeScreen,
  newRecipe: async () => (await import('./recipes/edit-recipe-screen.tsx')).NewRecipeScreen,
  batchLabels: async () => (await import('./batches/batch-labels-screen.tsx')).BatchLabelsScreen,
  guestMenu: async () => (await import('./guest/guest-menu-screen.tsx')).GuestMenuScreen,
  editRecipe: async () => (await import('./recipes/edit-recipe-screen.tsx')).EditRecipeScreen,
};

/** How the module's waiting commands are sent and their answers taken in; loaded when one waits. */
export const loadMenuCommands = () => import('./command-senders.ts');

/** Why the menu refused something, in words; loaded when somebody looks at what was refused. */
export const loadMenuRefusalWords = async () => (await import('./words/refusal-words.ts')).menuRefusalWords;

/** What a day without a line needs from here, fetched once the first screen stands. */
export const loadMenuAhead = async () => (await import('./keep-ahead.ts')).keepMenuAhead;
