import type { KeepAhead } from '../../restaurants/web/parts.ts';
import { dayAfter, mondayOf } from '../rules/rota-week.ts';
import { rotaQuery } from './rota/use-rota.ts';
import type { StaffClient } from './staff-client.ts';
import { announcementsQuery, clockQuery, staffQuery } from './staff-queries.ts';

/** The clock, what people are told, and the rota of this week and the next. */
export const keepStaffAhead: KeepAhead<StaffClient> = async ({ keep, restaurantId, today }, client) => {
  const world = { client, restaurantId };
  const monday = mondayOf(today);
  await keep(clockQuery(world));
  await keep(announcementsQuery(world));
  await keep(staffQuery(world));
  await keep(rotaQuery(world, monday));
  await keep(rotaQuery(world, dayAfter(monday, 7)));
};
