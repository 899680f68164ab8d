/** What screens of other modules ask of the menu; apart from the door of the shell, which must stay light. */
export { useMenu, useRecipe, useRecipes } from './menu-queries.ts';
export { usePause } from './use-pause.ts';
export { RecipeCard } from './recipes/recipe-card.tsx';
export { AllergenTable } from './show/allergen-table.tsx';
export { channelWord } from './dishes/dish-words.ts';
