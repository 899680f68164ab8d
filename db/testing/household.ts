import { uuidv7 } from 'uuidv7';

/** Two restaurants with one owner each, enough to try every door between them. */
export type Household = { readonly userId: string; readonly restaurantId: string };

/** Ids for a household that does not exist yet. */
export const newHousehold = (): Household => ({ userId: uuidv7(), restaurantId: uuidv7() });

/** A row as an object; its keys are columns. */
export type Row = Readonly<Record<string, unknown>>;

/** A row and the table that it belongs to. */
export type TenantRow = readonly [table: string, row: Row];
