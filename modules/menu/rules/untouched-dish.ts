import type { DishState } from './dish-state.ts';

/** The version of a dish that nobody has changed since it was added. */
const firstVersion = 1;

/** Whether nobody has worked on a dish since it came: such a dish was never sold, and may go without a trace. */
export const isUntouched = ({ state, version }: { readonly state: DishState; readonly version: number }): boolean =>
  state === 'DRAFT' && version === firstVersion;
