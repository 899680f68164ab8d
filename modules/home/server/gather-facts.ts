import { tradingDay } from '../../../platform/server/database/trading-day.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { lotsNearTheirDate, stockToWatch } from '../../inventory/server/public.ts';
import { ticketsNow } from '../../kitchen/server/public.ts';
import { prepOfDays } from '../../menu/server/public.ts';
import { deliveriesDue } from '../../purchasing/server/public.ts';
import { dayLater } from '../../reports/rules/report-period.ts';
import { signedSince } from '../../reports/server/public.ts';
import { can } from '../../restaurants/rules/capabilities.ts';
import { myDay } from '../../staff/server/public.ts';
import { listsDue, tasksOfMine } from '../../tasks/server/public.ts';

/** How many of a kind of thing home looks at; the others are counted. */
const shown = 5;
const stockShown = 4;

/** What nobody is told of whose role may not know. */
const orNull = async <Fact>(isOpen: boolean, ask: () => Promise<Fact>): Promise<Fact | null> => (isOpen ? ask() : null);

/** Everything that home looks at, as far as the role of whoever asks goes. */
export const gatherFacts = async (tx: RestaurantTx, now: Date) => {
  const day = tradingDay(tx, now);
  const may = (capability: Parameters<typeof can>[1]): boolean => can(tx.role, capability);
  return {
    day,
    now,
    stock: await stockToWatch(tx, stockShown),
    lots: await orNull(may('inventory.handle-lots'), () => lotsNearTheirDate(tx, { until: dayLater(day, 1), shown })),
    deliveries: await orNull(may('purchasing.receive'), () => deliveriesDue(tx, { until: day, shown })),
    tickets: await ticketsNow(tx, signedSince),
    prep: await orNull(may('menu.produce'), () => prepOfDays(tx, { from: day, to: day })),
    mine: await myDay(tx),
    tasks: await tasksOfMine(tx, shown),
    lists: await listsDue(tx, day),
  };
};

/** Everything that home looks at. */
export type Facts = Awaited<ReturnType<typeof gatherFacts>>;
