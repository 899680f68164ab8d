import { useRestaurant } from '../../../restaurants/web/public.ts';
import { dueByTerms } from '../../rules/payment-days.ts';
import { useSuppliers } from '../purchasing-queries.ts';
import type { TypedInvoice } from './invoice-form.ts';

/** What whoever sent a paper settles about it: its money, and by when it is to be paid while nobody has said otherwise. */
export const useSender = <Typed extends TypedInvoice>(typed: Typed) => {
  const restaurant = useRestaurant();
  const supplier = useSuppliers().data?.find(({ id }) => id === typed.supplierId);
  const dueOn = typed.dueOn ?? dueByTerms(typed, supplier?.paymentTerms ?? null);
  return { currency: supplier?.currency ?? restaurant.currency, paper: { ...typed, dueOn } };
};
