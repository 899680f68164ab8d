/** What other modules may ask of the menu, in their own transaction. */
export { dishCosts, type DishCost } from './dish-costs.ts';
export {
  dishesForSale,
  type DishForSale,
  groupsForSale,
  type GroupForSale,
  modifiersForSale,
  type ModifierForSale,
} from './dishes-for-sale.ts';
export { menuForSale } from './menu-for-sale.ts';
export { hasDishesForSale } from './set-up-steps.ts';
export { namesOfMade, stockOfMade, type MadeName, type MadePart, type MadeThing, type StockOfMade } from './stock-of-made.ts';
export { stockOfPortions, stockOfSale, type SoldLine, type StockOfSale } from './stock-of-sale.ts';
export { useOfSales } from './use-of-sales.ts';
export { prepOfDays, type PrepOfDay } from './prep/prep-of-day.ts';
export { namesOfDishes } from './names-of-dishes.ts';
export { presentCategories as listDishCategories } from './read-menu.ts';
export { menuPresses } from './what-presses.ts';
export { partsOfDish, toldDishes, type RecipePart, type ToldDish } from './told-dishes.ts';
export { allergenGaps } from './gaps.ts';
