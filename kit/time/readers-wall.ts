import type { Wall } from './wall.ts';

/** How somebody wants days and hours, wherever they work. */
export type Reading = {
  /** IANA name; null for the zone of the place. */
  readonly preferredTimeZone: string | null;
  readonly useEthiopianTime: boolean;
  readonly useEthiopianCalendar: boolean;
};

/**
 * The wall of somebody who reads in a place: their own zone, else the place's; counted the Ethiopian way where either
 * says so. Where nobody is known to read, the place's own.
 */
export const wallOfReader = (own: Reading | null, place: Wall): Wall => ({
  timeZone: own?.preferredTimeZone ?? place.timeZone,
  useEthiopianTime: place.useEthiopianTime || own?.useEthiopianTime === true,
  useEthiopianCalendar: place.useEthiopianCalendar || own?.useEthiopianCalendar === true,
});
