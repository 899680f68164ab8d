import { useState } from 'react';

import { businessDateOf } from '../../../kit/time/business-date.ts';
import { lastDays, type Period, type PeriodSearch } from '../../../ui/when/period.ts';
import { useRestaurant } from './current-restaurant.tsx';

/** The trading day as the screen was opened: after midnight the evening before, until its cut-off. */
export const useToday = (): string => {
  const { timeZone, dayCutoffMinutes: cutOffMinutes } = useRestaurant();
  const [openedAt] = useState(() => new Date());
  return businessDateOf(openedAt, { timeZone, cutOffMinutes });
};

/**
 * The period of an address, or the last trading days.
 *
 * @param days how many where the address says nothing
 */
export const useChosenPeriod = ({ from, to }: PeriodSearch, days = 30): Period => {
  const today = useToday();
  return from !== undefined && to !== undefined ? { from, to } : lastDays(today, days);
};
