import { quantity } from '../../../../kit/quantity.ts';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { isMeasurementUnit, type MeasurementUnitCode } from '../../../inventory/rules/unit.ts';
import { assert } from '../../../../kit/assert.ts';
import type { Quantity } from '../../../../kit/quantity.ts';

/** A prep that is kept in stock, by the version in effect now. */
export type StockedPrep = {
  readonly recipeId: string;
  readonly name: string;
  readonly nameLocal: string | null;
  readonly itemId: string;
  /** In the unit that it yields. */
  readonly par: Quantity | null;
  readonly isMadeWhole: boolean;
  readonly yieldQuantity: Quantity;
  readonly yieldUnit: MeasurementUnitCode;
  readonly activeMinutes: number;
  readonly passiveMinutes: number;
};

type Row = {
  readonly recipe_id: string;
  readonly name: string;
  readonly name_local: string | null;
  readonly item_id: string;
  readonly par: string | null;
  readonly is_made_whole: boolean;
  readonly yield_quantity: string;
  readonly yield_unit: string;
  readonly active_minutes: number;
  readonly passive_minutes: number;
};

const stocked = `
  select r.id as recipe_id, r.name, r.name_local, r.stock_item_id as item_id, r.par::text, r.is_made_whole,
         v.yield_quantity::text, v.yield_unit, v.active_minutes, v.passive_minutes
    from recipe r
    cross join lateral (
      select one.yield_quantity, one.yield_unit, one.active_minutes, one.passive_minutes
        from recipe_version one
       where one.restaurant_id = r.restaurant_id and one.recipe_id = r.id and one.state = 'APPROVED' and one.effective_at <= $2
       order by one.effective_at desc, one.version_no desc limit 1
    ) v
   where r.restaurant_id = $1 and r.kind = 'PREP' and r.stock_item_id is not null and r.archived_at is null
     and ($3::uuid[] is null or r.id = any ($3))
   order by r.name, r.id`;

/** The preps that are kept in stock and in effect at a moment, by name; all of them, or those that are asked for. */
export const stockedPreps = async (tx: RestaurantTx, at: Date, recipeIds?: readonly string[]): Promise<readonly StockedPrep[]> => {
  const values = [tx.restaurantId, at, recipeIds === undefined ? null : [...recipeIds]];
  const { rows } = await tx.client.query<Row>({ name: 'menu-stocked-preps', text: stocked, values });
  return rows.map((row) => {
    assert(isMeasurementUnit(row.yield_unit), 'A recipe yields in a unit with a size.');
    return {
      recipeId: row.recipe_id,
      name: row.name,
      nameLocal: row.name_local,
      itemId: row.item_id,
      par: row.par === null ? null : quantity(row.par),
      isMadeWhole: row.is_made_whole,
      yieldQuantity: quantity(row.yield_quantity),
      yieldUnit: row.yield_unit,
      activeMinutes: row.active_minutes,
      passiveMinutes: row.passive_minutes,
    };
  });
};
