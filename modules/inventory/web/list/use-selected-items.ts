import { useState } from 'react';

import { useDraftKey } from '../../../../platform/web/drafts/draft-place.tsx';
import { useOffer } from '../../../../platform/web/drafts/offered-form.ts';
import { parForm, type ParFields } from './par-form.ts';

/** The chosen items; those whose levels were refused are chosen again when they are to be put right. */
export const useSelectedItems = () => {
  const offer = useOffer(useDraftKey(parForm));
  const [seen, setSeen] = useState<typeof offer>(null);
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  if (offer && offer !== seen) {
    setSeen(offer);
    setSelectedIds(new Set((offer.form.values as Partial<ParFields>).itemIds));
  }
  return [selectedIds, setSelectedIds] as const;
};
