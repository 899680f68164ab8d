import { clockText, dayText, momentText, type Wall } from '../../../kit/time/wall.ts';
import { amountWord } from '../../inventory/server/public.ts';
import type { RestaurantDetails } from '../../restaurants/contract/details.contract.ts';
import type { SignalKind } from '../rules/signal-kinds.ts';

/** For which house, on whose wall and in which language it is said; as the second argument of every message. */
export type On = { readonly house: RestaurantDetails; readonly wall: Wall; readonly locale: 'en' | 'am' };

/** What a signal names. */
export type Words = Readonly<Record<string, string | number | null>>;

/** What a signal says. */
export type Saying = { readonly title: string; readonly message: string };

/** How a kind of signal is said. */
export type Say = (words: Words, on: On) => Saying;

/** How some kinds of signals are said; all of them together are a type's to check. */
export type Sayings = Partial<Readonly<Record<SignalKind, Say>>>;

/** A word of a signal as it stands; nothing where it has none. */
export const textOf = (words: Words, key: string): string => String(words[key] ?? '');

/** A name in the reader's language, where there is one. */
export const nameOf = (words: Words, { locale }: On, key = 'name'): string =>
  (locale === 'am' ? words[`${key}Local`] : null)?.toString() ?? textOf(words, key);

/** A number; zero where it has none. */
export const numberOf = (words: Words, key: string): number => Number(words[key] ?? 0);

/** A day by the calendar on the wall. */
export const dayOf = (words: Words, key: string, { wall, locale }: On): string =>
  textOf(words, key) === '' ? '' : dayText(textOf(words, key).slice(0, 10), 'short', { wall, language: locale });

/** A time of the clock on the wall. */
export const timeOf = (words: Words, key: string, { wall, locale }: On): string =>
  textOf(words, key) === '' ? '' : clockText(new Date(textOf(words, key)), wall, locale);

/** A day and a time. */
export const momentOf = (words: Words, key: string, { wall, locale }: On): string =>
  textOf(words, key) === '' ? '' : momentText(new Date(textOf(words, key)), 'short', { wall, language: locale });

/** So much of something, as people say it; nothing where nobody knows. */
export const amountOf = (words: Words, { locale }: On, key = 'amount'): string =>
  textOf(words, key) === '' || textOf(words, 'unit') === '' ? '' : amountWord(textOf(words, key), textOf(words, 'unit') as 'g', locale);
