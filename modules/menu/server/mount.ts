/** What `apps/server` wires of the menu. */
export { allergenPaper } from './allergen-paper.ts';
export { readGuestMenu } from './guest-menu.ts';
export { readStepPicture } from './step-pictures.ts';
export { menuRouter } from './router.ts';
