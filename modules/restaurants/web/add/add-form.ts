import * as z from 'zod/mini';

import { newId } from '../../../../platform/web/new-command.ts';
import { blankRestaurant, restaurantFormSchema } from '../register/register-form.ts';

/** The form of one more restaurant: the sign-up's fields, of a list with one in it. */
export const addFormSchema = z.object({
  /** Made once, so that a restaurant that is sent twice, even after a reload, is one restaurant. */
  commandId: z.string(),
  restaurants: z.array(restaurantFormSchema),
});

/** What the form holds. */
export type AddForm = z.output<typeof addFormSchema>;

/** Where it begins, with ids of its own. */
export const emptyAddForm = (): AddForm => ({ commandId: newId(), restaurants: [blankRestaurant()] });
