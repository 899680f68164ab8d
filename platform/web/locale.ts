import { getLocale, overwriteGetLocale, setLocale as keepLocale, type Locale } from '../../generated/messages/web/runtime.js';
import { externalValue, useExternalValue } from './external-value.ts';

export type { Locale };

const locale = externalValue<Locale>(getLocale());

// The catalogue's runtime would read the address and the storage again for every text of a screen; and a screen whose
// language is changed in another window would be half in each.
overwriteGetLocale(locale.get);

/** Tells the document its language: fonts, line height and screen readers follow it. */
export const applyLocale = (): void => {
  document.documentElement.lang = locale.get();
};

/** The catalogue's runtime writes down what it guessed too; this says that a person chose. */
const chosenKey = 'maed.locale-chosen';

/** Changes the language in place; whoever reads `useLocale` draws anew, and nothing is loaded again. */
const showLocale = (next: Locale): void => {
  void keepLocale(next, { reload: false });
  locale.set(next);
  applyLocale();
};

/** A person chose a language on this device. */
export const setLocale = (next: Locale): void => {
  localStorage.setItem(chosenKey, next);
  showLocale(next);
};

/** Somebody signed in: their account's language, unless one was chosen on this device. */
export const followAccountLocale = (next: Locale): void => {
  if (localStorage.getItem(chosenKey) === null) showLocale(next);
};

export const useLocale = (): Locale => useExternalValue(locale);
