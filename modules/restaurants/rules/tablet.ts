import type { Capability } from './capabilities.ts';

/** A PIN: four to six digits. */
export const pinPattern: RegExp = /^\d{4,6}$/;

/** Wrong PINs of one person on one tablet within the window before no more are looked at. */
export const pinTriesMax = 5;

/**
 * How long a wrong PIN counts.
 *
 * @unit minutes
 */
export const pinWindowMinutes = 15;

/**
 * How long somebody's turn at a tablet lasts without a touch.
 *
 * @unit seconds
 */
export const tabletIdleSeconds = 120;

/**
 * What a few digits open: the stock, the menu, the orders, the clock and what is due, and nothing about people, money of the
 * whole house, or what leaves it in bulk.
 */
const atTablets: readonly Capability[] = [
  'restaurant.view',
  'inventory.view',
  'inventory.view-cost',
  'inventory.edit-items',
  'inventory.record-movement',
  'inventory.correct-movement',
  'purchasing.request',
  'purchasing.receive',
  'waste.view',
  'waste.log',
  'inventory.count',
  'menu.view',
  'menu.pause',
  'menu.produce',
  'kitchen.view',
  'kitchen.take-orders',
  'kitchen.cook',
  'tasks.view',
  'tasks.do',
  'staff.clock',
];

/** Whether an action may be taken at a shared tablet by somebody whose role allows it; a new one may not until it is listed. */
export const isForTablets = (capability: string): boolean => atTablets.some((open) => open === capability);
