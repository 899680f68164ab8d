import { useSyncExternalStore } from 'react';

import { externalValue } from '../external-value.ts';
import type { TypedForm } from '../outbox/outbox-entry.ts';

/** What was refused, on its way back into its form. */
export type OfferedForm = {
  readonly form: TypedForm;
  /** The form has it: only now may it go from where it was. A form that is not there any more takes nothing, and nothing is lost. */
  readonly onTaken: () => void;
};

const offered = externalValue<OfferedForm | null>(null);

/** Whichever form has the draft's key opens itself, or fills itself in where it stands. */
export const offerForm = (offer: OfferedForm): void => offered.set(offer);

/** By the form, once it is filled in. */
export const takeForm = (offer: OfferedForm): void => {
  if (offered.get() !== offer) return;
  offered.set(null);
  offer.onTaken();
};

const offerOf = (key: string): OfferedForm | null => {
  const offer = offered.get();
  return offer?.form.draftKey === key ? offer : null;
};

/** What is offered to the form with this key; null mostly. */
export const useOffer = (key: string): OfferedForm | null => useSyncExternalStore(offered.subscribe, () => offerOf(key));

/** The key of the form that something is offered to, for a list that has to open one of many; '' mostly. */
export const useOfferedKey = (): string => useSyncExternalStore(offered.subscribe, () => offered.get()?.form.draftKey ?? '');
