import { createRoute } from '@tanstack/react-router';

import { m } from '../../../generated/messages/web/messages.js';
import { readLabelsSearch } from '../../../modules/inventory/web/public.ts';
import { menuScreens, readBatchSearch, readMenuSearch, readRecipeSearch } from '../../../modules/menu/web/public.ts';
import { lazyScreen } from './lazy-screen.ts';
import { inRestaurantRoute } from './protected-parents.ts';

const menuRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/menu',
  validateSearch: readMenuSearch,
  component: lazyScreen(menuScreens.menu),
  staticData: { title: m.menu_title },
});

const newDishRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/menu/dishes/new',
  component: lazyScreen(menuScreens.newDish),
  staticData: { title: m.menu_add_dish },
});

const importDishesRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/menu/dishes/import',
  component: lazyScreen(menuScreens.importDishes),
  staticData: { title: m.menu_import_title },
});

const dishRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/menu/dishes/$dishId',
  component: lazyScreen(menuScreens.dish),
  staticData: { title: m.menu_title },
});

const editDishRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/menu/dishes/$dishId/edit',
  component: lazyScreen(menuScreens.editDish),
  staticData: { title: m.menu_edit_dish },
});

const newRecipeRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/menu/recipes/new',
  component: lazyScreen(menuScreens.newRecipe),
  staticData: { title: m.menu_add_recipe },
});

const recipeRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/menu/recipes/$recipeId',
  validateSearch: readRecipeSearch,
  component: lazyScreen(menuScreens.recipe),
  staticData: { title: m.menu_tab_recipes },
});

const editRecipeRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/menu/recipes/$recipeId/edit',
  component: lazyScreen(menuScreens.editRecipe),
  staticData: { title: m.menu_edit_recipe },
});

const batchLabelsRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/menu/batches/labels',
  validateSearch: (search: Readonly<Record<string, unknown>>) => ({ ...readLabelsSearch(search), ...readBatchSearch(search) }),
  component: lazyScreen(menuScreens.batchLabels),
  staticData: { title: m.inventory_labels },
});

/** What is sold, and how it is made. */
export const menuRoutes = [
  menuRoute,
  newDishRoute,
  importDishesRoute,
  dishRoute,
  editDishRoute,
  newRecipeRoute,
  recipeRoute,
  editRecipeRoute,
  batchLabelsRoute,
] as const;
