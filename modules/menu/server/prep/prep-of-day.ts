import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import type { BaseUnitCode } from '../../../inventory/rules/unit.ts';
import type { PrepState } from '../../rules/prep-state.ts';

/** Something to be prepared on a day. */
export type PrepOfDay = {
  readonly id: string;
  readonly name: string;
  readonly nameLocal: string | null;
  /** In the item's base unit. */
  readonly target: string;
  readonly baseUnit: BaseUnitCode;
  readonly state: PrepState;
  readonly startBy: string;
};

/** What is to be begun on a day or is left from before it, what must begin first, first. */
export const prepOfDay = async (tx: RestaurantTx, day: string): Promise<readonly PrepOfDay[]> => {
  const { rows } = await tx.client.query<Omit<PrepOfDay, 'startBy'> & { readonly startBy: Date }>({
    name: 'menu-prep-of-day',
    text: `select p.id, r.name, r.name_local as "nameLocal", trim_scale(p.target)::text as target, i.base_unit as "baseUnit", p.state,
                  p.start_by as "startBy"
             from prep_task p join recipe r on r.restaurant_id = p.restaurant_id and r.id = p.recipe_id
             join item i on i.restaurant_id = p.restaurant_id and i.id = p.item_id
            where p.restaurant_id = $1 and p.state <> 'DROPPED' and p.state <> 'PLANNED'
              and (p.work_date = $2 or (p.work_date < $2 and p.state in ('POSTED', 'IN_PROGRESS', 'BLOCKED')))
            order by p.start_by, p.id`,
    values: [tx.restaurantId, day],
  });
  return rows.map(({ startBy, ...row }) => ({ ...row, startBy: startBy.toISOString() }));
};
