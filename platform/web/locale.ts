import { getLocale, setLocale as keepLocale, type Locale } from '../../generated/messages/web/runtime.js';
import { externalValue, useExternalValue } from './external-value.ts';

export type { Locale };

const locale = externalValue<Locale>(getLocale());

/** How each language writes dates and numbers: English as in Britain, Amharic as in Ethiopia. */
export const formattingLocale = (of: Locale = getLocale()): string => (of === 'am' ? 'am-ET' : 'en-GB');

/** Tells the document its language: fonts, line height and screen readers follow it. */
export const applyLocale = (): void => {
  document.documentElement.lang = getLocale();
};

/** The catalogue's runtime writes down what it guessed too; this says that a person chose. */
const chosenKey = 'maed.locale-chosen';

/** Changes the language in place; whoever reads `useLocale` draws anew, and nothing is loaded again. */
export const setLocale = (next: Locale): void => {
  void keepLocale(next, { reload: false });
  localStorage.setItem(chosenKey, next);
  applyLocale();
  locale.set(next);
};

/** Whether a language was chosen on this device; that choice wins over the one kept with the account. */
export const hasChosenLocale = (): boolean => localStorage.getItem(chosenKey) !== null;

export const useLocale = (): Locale => useExternalValue(locale);
