import { useState } from 'react';

import { useDraftKey } from '../../platform/web/drafts/draft-place.tsx';
import { useOffer } from '../../platform/web/drafts/offered-form.ts';

/** Whether a form that opens over a screen is open; it opens by itself for what was refused and is to be put right in it. */
export const useOpenForm = (name: string): readonly [isOpen: boolean, setIsOpen: (isOpen: boolean) => void] => {
  const offer = useOffer(useDraftKey(name));
  const [isOpen, setIsOpen] = useState(offer !== null);
  if (offer && !isOpen) setIsOpen(true);
  return [isOpen, setIsOpen];
};
