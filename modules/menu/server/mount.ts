/** What `apps/server` wires of the menu. */
export { allergenPaper } from './allergen-paper.ts';
export { dropStepPictures, dropStepPicturesNightly } from './drop-step-pictures.job.ts';
export { readGuestMenu } from './guest-menu.ts';
export { readStepPicture } from './step-pictures.ts';
export { menuRouter } from './router.ts';
