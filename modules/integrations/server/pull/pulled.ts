/** Whose sales are asked for. */
export type Pulled = { readonly restaurantId: string; readonly connectionId: string };
