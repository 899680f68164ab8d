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

/** What a few digits never open, whoever types them: people, money of the whole house, and what leaves it in bulk. */
const awayFromTablets: readonly Capability[] = [
  'restaurant.edit',
  'members.view',
  'members.view-pay',
  'members.invite',
  'members.manage',
  'departments.edit',
  'audit.view',
  'operations.view',
  'tablets.manage',
  'tablets.use',
  'inventory.import',
  'inventory.export',
];

/** Whether an action may be taken at a shared tablet by somebody whose role allows it. */
export const isForTablets = (capability: string): boolean => !awayFromTablets.some((away) => away === capability);
