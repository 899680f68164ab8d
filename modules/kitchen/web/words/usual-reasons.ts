import { m } from '../../../../generated/messages/web/messages.js';

const voids = [m.kitchen_void_mind, m.kitchen_void_mistake, m.kitchen_void_waited, m.kitchen_void_not_wanted] as const;
const discounts = [m.kitchen_discount_regular, m.kitchen_discount_waited, m.kitchen_discount_complaint, m.kitchen_discount_staff] as const;
const languages = ['en', 'am'] as const;

/** What dishes usually go off an order for, to choose from. */
export const usualVoids = (): readonly string[] => voids.map((say) => say());

/** What is usually taken off a bill for, to choose from. */
export const usualDiscounts = (): readonly string[] => discounts.map((say) => say());

/** A reason in the reader's language where it is one of the usual ones, whatever language it was chosen in; else the words as written. */
export const reasonText = (reason: string): string => {
  const usual = [...voids, ...discounts].find((say) => languages.some((locale) => say({}, { locale }) === reason));
  return usual ? usual() : reason;
};
