import { useState } from 'react';

import { isoDayAt } from '../../../kit/time/wall.ts';
import { lastDays, type Period, type PeriodSearch } from '../../../ui/when/period.ts';
import { useRestaurant } from './current-restaurant.tsx';

/** The day on the restaurant's wall as the screen was opened. */
export const useToday = (): string => {
  const { timeZone } = useRestaurant();
  const [openedAt] = useState(() => new Date());
  return isoDayAt(openedAt, timeZone);
};

/** The period of an address, or the last thirty days of the restaurant's wall. */
export const useChosenPeriod = ({ from, to }: PeriodSearch): Period => {
  const today = useToday();
  return from !== undefined && to !== undefined ? { from, to } : lastDays(today, 30);
};
