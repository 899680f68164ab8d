import { createContext, use } from 'react';

const DraftPlace = createContext('');

/** Around the screens of one restaurant, with its id. */
export const DraftPlaceProvider = DraftPlace.Provider;

/**
 * The key of a form's draft. A form of one restaurant never opens with what was typed in another, and what the device kept
 * of one can be dropped by its id.
 */
export const useDraftKey = (name: string): string => useDraftKeys()(name);

/** The same for a screen that has one form of many to open. */
export const useDraftKeys = (): ((name: string) => string) => {
  const place = use(DraftPlace);
  return (name) => (place === '' ? name : `${place} ${name}`);
};
