import type { QueryClient, QueryKey } from '@tanstack/react-query';

import { businessDateOf } from '../../../kit/time/business-date.ts';
import { loadAlertsAhead } from '../../../modules/alerts/web/public.ts';
import { loadHomeAhead } from '../../../modules/home/web/public.ts';
import { loadInventoryAhead } from '../../../modules/inventory/web/public.ts';
import { loadKitchenAhead } from '../../../modules/kitchen/web/public.ts';
import { loadMenuAhead } from '../../../modules/menu/web/public.ts';
import { loadPurchasingAhead } from '../../../modules/purchasing/web/public.ts';
import type { RestaurantSummary } from '../../../modules/restaurants/contract/schemas.ts';
import { can } from '../../../modules/restaurants/rules/capabilities.ts';
import type { DayAhead } from '../../../modules/restaurants/web/parts.ts';
import { loadStaffAhead } from '../../../modules/staff/web/public.ts';
import { loadTasksAhead } from '../../../modules/tasks/web/public.ts';
import { loadWasteAhead } from '../../../modules/waste/web/public.ts';
import { queryTimes } from '../../../platform/web/query-times.ts';
import { readFailure } from '../../../platform/web/refusal.ts';
import { atRest } from '../../../ui/when-settled.ts';
import { rpc } from '../rpc.ts';
import { keptDayKey } from './kept-day.ts';

type Kept = {
  readonly queries: QueryClient;
  readonly restaurant: RestaurantSummary;
  /** Fires when the person has left: nothing more is to be kept for them here. */
  readonly left: AbortSignal;
};

/** The parts of a day; what most hands are waiting for comes first. */
const parts: readonly ((day: DayAhead) => Promise<void>)[] = [
  async (day) => (await loadHomeAhead())(day, rpc.home),
  async (day) => (await loadAlertsAhead())(day, rpc.alerts),
  async (day) => (await loadInventoryAhead())(day, rpc.inventory),
  async (day) => (await loadTasksAhead())(day, rpc.tasks),
  async (day) => (await loadMenuAhead())(day, rpc.menu),
  async (day) => (await loadKitchenAhead())(day, rpc.kitchen),
  async (day) => (await loadWasteAhead())(day, rpc.waste),
  async (day) => (await loadStaffAhead())(day, rpc.staff),
  async (day) => (await loadPurchasingAhead())(day, rpc.purchasing),
];

/**
 * Keeps on this device what a day in a restaurant needs without a line, one answer after the other.
 *
 * @returns whether all of it is here now; a part that is refused is not this person's to have
 */
export const keepDay = async ({ queries, restaurant, left }: Kept): Promise<boolean> => {
  const { id: restaurantId, role, timeZone, dayCutoffMinutes: cutOffMinutes } = restaurant;
  /** Waits until the device is at rest; how old an answer may be that is here already. */
  const staleTimeOf = async (queryKey: QueryKey): Promise<number | 'static'> => {
    await atRest();
    left.throwIfAborted();
    const askedAtMs = queries.getQueryState(queryKey)?.dataUpdatedAt ?? 0;
    return askedAtMs > Date.now() - queryTimes.keepAheadFreshMs ? 'static' : queryTimes.keepAheadStaleMs;
  };
  const day: DayAhead = {
    restaurantId,
    today: businessDateOf(new Date(), { timeZone, cutOffMinutes }),
    queries,
    may: (capability) => can(role, capability),
    keep: async (question) => queries.fetchQuery({ ...question, staleTime: await staleTimeOf(question.queryKey) }),
    keepPages: async (question) => queries.fetchInfiniteQuery({ ...question, staleTime: await staleTimeOf(question.queryKey) }),
  };
  for (const part of parts) if (!(await isKept(part(day), left))) return false;
  queries.setQueryData(keptDayKey(restaurantId), Date.now());
  return true;
};

const isKept = (part: Promise<void>, left: AbortSignal): Promise<boolean> =>
  part.then(
    () => !left.aborted,
    (thrown: unknown) => !left.aborted && readFailure(thrown).kind === 'refusal',
  );
