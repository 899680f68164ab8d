import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import type { BaseUnitCode } from '../../../inventory/rules/unit.ts';
import type { PrepState } from '../../rules/prep-state.ts';

type Days = { readonly from: string; readonly to: string };

/** Something to be prepared on a day. */
export type PrepOfDay = {
  readonly id: string;
  readonly workDate: string;
  readonly name: string;
  readonly nameLocal: string | null;
  /** In the item's base unit. */
  readonly target: string;
  readonly baseUnit: BaseUnitCode;
  readonly state: PrepState;
  readonly startBy: string;
};

/** What is to be begun on some days or is left from before them, what must begin first, first. */
export const prepOfDays = async (tx: RestaurantTx, { from, to }: Days): Promise<readonly PrepOfDay[]> => {
  const { rows } = await tx.client.query<Omit<PrepOfDay, 'startBy'> & { readonly startBy: Date }>({
    name: 'menu-prep-of-days',
    text: `select p.id, p.work_date::text as "workDate", r.name, r.name_local as "nameLocal", trim_scale(p.target)::text as target, i.base_unit as "baseUnit", p.state,
                  p.start_by as "startBy"
             from prep_task p join recipe r on r.restaurant_id = p.restaurant_id and r.id = p.recipe_id
             join item i on i.restaurant_id = p.restaurant_id and i.id = p.item_id
            where p.restaurant_id = $1 and p.state <> 'DROPPED' and p.state <> 'PLANNED'
              and (p.work_date between $2 and $3 or (p.work_date < $2 and p.state in ('POSTED', 'IN_PROGRESS', 'BLOCKED')))
            order by p.start_by, p.id`,
    values: [tx.restaurantId, from, to],
  });
  return rows.map(({ startBy, ...row }) => ({ ...row, startBy: startBy.toISOString() }));
};
