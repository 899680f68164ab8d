import { useCallback } from 'react';

import { businessDateOf } from '../../../../kit/time/business-date.ts';
import { deviceId } from '../../../../platform/web/device-id.ts';
import { useRestaurant } from '../../../restaurants/web/public.ts';
import { devicePrefix, nextOrderNumber, type OrderNumber } from '../../rules/order-number.ts';
import { countedNumbers, noteNumber } from './counted-numbers.ts';

/** Gives the next number of this device, and remembers that it was given. */
export const useNextNumber = (): (() => OrderNumber) => {
  const { timeZone, dayCutoffMinutes: cutOffMinutes } = useRestaurant();
  return useCallback(() => {
    const day = businessDateOf(new Date(), { timeZone, cutOffMinutes });
    const number = nextOrderNumber(devicePrefix(deviceId()), countedNumbers(day));
    noteNumber(day, number);
    return number;
  }, [timeZone, cutOffMinutes]);
};
