import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { itemUnitsFromWire } from '../contract/from-wire.ts';
import type { ItemUnits } from '../rules/conversion.ts';
import type { BaseUnitCode } from '../rules/unit.ts';
import { type UnitColumns, wireUnitsOf } from './load-item.ts';

/** An item that needs somebody, the worst first. */
export type WatchedItem = {
  readonly itemId: string;
  readonly name: string;
  readonly nameLocal: string | null;
  readonly onHand: string;
  readonly par: string | null;
  readonly units: ItemUnits;
  /** Nothing is there, or less than nothing was booked. */
  readonly isOut: boolean;
};

type Row = Omit<WatchedItem, 'isOut' | 'units'> & UnitColumns & { readonly total: number };

/** What needs somebody, the first of it, and how much there is. */
export type StockToWatch = {
  readonly items: readonly WatchedItem[];
  /** @unit items */
  readonly count: number;
  /** Whether there may be more of it than were counted. */
  readonly isMore: boolean;
};

/** So many of the most pressing are counted, and looked through for what has run out; beyond them a house has other worries. @unit items */
const pressingMax = 500;

/** What is below its par or at its reorder point: how many items, and the first of them, what has run out before the others. */
export const stockToWatch = async (tx: RestaurantTx, shown: number): Promise<StockToWatch> => {
  const { rows } = await tx.client.query<Row>({
    name: 'inventory-to-watch',
    // Of ten thousand items thousands may need somebody: the index gives the most pressing, and only those are read.
    text: `with pressing as (
             select item_id, on_hand, attention, list_name from stock_level
              where restaurant_id = $1 and is_listed and attention <= 2 order by attention, list_name limit $3)
           select l.item_id as "itemId", i.name, i.name_local as "nameLocal", trim_scale(l.on_hand)::text as "onHand",
                  trim_scale(i.par)::text as par, i.base_unit as "baseUnit", i.pack_chain as "packChain",
                  i.count_units as "countUnits", i.density_g_per_ml::text as "densityGPerMl", i.each_measure as "eachMeasure",
                  (select count(*)::int from pressing) as total
             from (select * from pressing order by (on_hand <= 0) desc, attention, list_name limit $2) l
             join item i on i.restaurant_id = $1 and i.id = l.item_id
            order by (l.on_hand <= 0) desc, l.attention, l.list_name`,
    values: [tx.restaurantId, shown, pressingMax],
  });
  return {
    items: rows.map(({ itemId, name, nameLocal, onHand, par, ...row }) => ({
      itemId,
      name,
      nameLocal,
      onHand,
      par,
      units: itemUnitsFromWire(wireUnitsOf(row)),
      isOut: Number(onHand) <= 0,
    })),
    count: rows[0]?.total ?? 0,
    isMore: rows[0]?.total === pressingMax,
  };
};

/** A lot that must be used soon, or should have been. */
export type LotNearItsDate = {
  readonly lotId: string;
  readonly name: string;
  readonly nameLocal: string | null;
  readonly onHand: string;
  readonly baseUnit: BaseUnitCode;
  readonly expiresOn: string;
  /** What it has cost; null where nobody knows, or in another currency. @unit minor units */
  readonly valueMinor: bigint | null;
};

type LotRow = Omit<LotNearItsDate, 'valueMinor'> & { readonly valueMinor: string | null; readonly total: number };

/** What must be used until a day, the soonest first: how many lots, and the first of them. */
export const lotsNearTheirDate = async (
  tx: RestaurantTx,
  { until, shown }: { readonly until: string; readonly shown: number },
): Promise<{ readonly lots: readonly LotNearItsDate[]; /** @unit lots */ readonly count: number }> => {
  const { rows } = await tx.client.query<LotRow>({
    name: 'inventory-lots-near',
    text: `select t.id as "lotId", i.name, i.name_local as "nameLocal", trim_scale(t.on_hand)::text as "onHand", i.base_unit as "baseUnit",
                  t.expires_on::text as "expiresOn", count(*) over ()::int as total,
                  case when l.currency = $4 then round(t.on_hand * l.average_cost * 100)::bigint::text end as "valueMinor"
             from stock_lot t join item i on i.restaurant_id = t.restaurant_id and i.id = t.item_id
             join stock_level l on l.restaurant_id = t.restaurant_id and l.item_id = t.item_id
            where t.restaurant_id = $1 and t.status in ('AVAILABLE', 'EXPIRED') and t.expires_on <= $2 and t.on_hand > 0
            order by t.expires_on, t.id limit $3`,
    values: [tx.restaurantId, until, shown, tx.currency],
  });
  return {
    lots: rows.map(({ total: _total, valueMinor, ...row }) => ({ ...row, valueMinor: valueMinor === null ? null : BigInt(valueMinor) })),
    count: rows[0]?.total ?? 0,
  };
};
