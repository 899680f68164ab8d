/** What screens of other modules ask of the menu; apart from the door of the shell, which must stay light. */
export { useMenu, useRecipes } from './menu-queries.ts';
