import { useState } from 'react';

import { useDraftKey, useDraftKeys } from '../../platform/web/drafts/draft-place.tsx';
import { useOffer, useOfferedKey } from '../../platform/web/drafts/offered-form.ts';

/** Whether a form that opens over a screen is open; it opens by itself for what was refused and is to be put right in it. */
export const useOpenForm = (name: string): readonly [isOpen: boolean, setIsOpen: (isOpen: boolean) => void] => {
  const offer = useOffer(useDraftKey(name));
  const [isOpen, setIsOpen] = useState(offer !== null);
  if (offer && !isOpen) setIsOpen(true);
  return [isOpen, setIsOpen];
};

/** The same for several, of which one at a time is open: which one, or null. */
export const useOpenForms = <Which extends string>(
  all: readonly Which[],
  nameOf: (which: Which) => string,
): readonly [open: Which | null, setOpen: (which: Which | null) => void] => {
  const keyOf = useDraftKeys();
  const offeredKey = useOfferedKey();
  const offered = offeredKey === '' ? undefined : all.find((which) => keyOf(nameOf(which)) === offeredKey);
  const [open, setOpen] = useState<Which | null>(offered ?? null);
  if (offered !== undefined && offered !== open) setOpen(offered);
  return [open, setOpen];
};
