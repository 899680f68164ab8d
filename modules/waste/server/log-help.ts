import { tradingDay } from '../../../platform/server/database/trading-day.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import type { wasteReasons } from '../../inventory/rules/movement-kind.ts';
import type { WasteStage } from '../rules/waste-words.ts';
import { listContainers } from './containers.ts';

const lookBackDays = 42;
const habitsMax = 200;

type HabitRow = {
  readonly itemId: string;
  readonly reason: (typeof wasteReasons)[number];
  readonly stage: WasteStage;
  readonly hour: number;
  readonly mine: number;
  readonly all: number;
  readonly lastDaysAgo: number;
};

/** What a device needs to log without a line: containers, and what was thrown away at which hour in the last weeks. */
export const logHelp = async (tx: RestaurantTx) => {
  const today = tradingDay(tx, new Date());
  const { rows } = await tx.client.query<HabitRow>({
    name: 'waste-habits',
    text: `select item_id as "itemId", reason, stage, local_hour::int as hour, count(*)::int as "all",
                  (count(*) filter (where logged_by = $2))::int as mine,
                  greatest(0, $3::date - max(business_date))::int as "lastDaysAgo"
             from waste_entry
            where restaurant_id = $1 and business_date >= $3::date - ${lookBackDays} and item_id is not null and status <> 'VOIDED'
            group by item_id, reason, stage, local_hour
            order by count(*) desc, item_id
            limit ${habitsMax}`,
    values: [tx.restaurantId, tx.userId, today],
  });
  return { habits: rows, containers: await listContainers(tx) };
};
