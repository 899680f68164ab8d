import { batchesContract } from './batches.contract.ts';
import { dishImportContract } from './dish-import.contract.ts';
import { dishesContract } from './dishes.contract.ts';
import { guestMenuContract } from './guest-menu.contract.ts';
import { papersContract } from './papers.contract.ts';
import { prepContract } from './prep.contract.ts';
import { recipesContract } from './recipes.contract.ts';

/** Everything that may be said to the menu. */
export const menuContract = {
  ...dishesContract,
  ...dishImportContract,
  ...recipesContract,
  ...batchesContract,
  ...papersContract,
  ...guestMenuContract,
  ...prepContract,
};
