import { clockText, dayText, isoDayAt, type Wall } from '../../../kit/time/wall.ts';
import type { RestaurantDetails } from '../../restaurants/contract/details.contract.ts';

/** For which house, on whose wall and in which language home speaks; as the second argument of every message. */
export type On = { readonly house: RestaurantDetails; readonly wall: Wall; readonly locale: 'en' | 'am' };

/** A name in the reader's language, where there is one. */
export const nameIn = ({ name, nameLocal }: { readonly name: string; readonly nameLocal: string | null }, { locale }: On): string =>
  locale === 'am' ? (nameLocal ?? name) : name;

/** A time of the clock on the wall. */
export const timeIn = (iso: string, { wall, locale }: On): string => clockText(new Date(iso), wall, locale);

/** A day by the calendar on the wall. */
export const dayIn = (day: string, { wall, locale }: On): string => dayText(day, 'short', { wall, language: locale });

/** The day of an instant by the calendar on the wall. */
export const dayOfIn = (iso: string, on: On): string => dayIn(isoDayAt(new Date(iso), on.wall.timeZone), on);
