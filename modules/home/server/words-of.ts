import { clockText, dayText } from '../../../kit/time/wall.ts';
import type { RestaurantDetails } from '../../restaurants/contract/details.contract.ts';

/** For which house and in which language home speaks; as the second argument of every message. */
export type On = { readonly house: RestaurantDetails; readonly locale: 'en' | 'am' };

/** A name in the reader's language, where there is one. */
export const nameIn = ({ name, nameLocal }: { readonly name: string; readonly nameLocal: string | null }, { locale }: On): string =>
  locale === 'am' ? (nameLocal ?? name) : name;

/** A time of the clock on the wall. */
export const timeIn = (iso: string, { house, locale }: On): string => clockText(new Date(iso), house, locale);

/** A day by the calendar on the wall. */
export const dayIn = (day: string, { house, locale }: On): string => dayText(day, 'short', { wall: house, language: locale });
