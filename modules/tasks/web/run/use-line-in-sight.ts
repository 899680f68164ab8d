import { useEffect, useRef } from 'react';

import type { Run } from '../../contract/fields.ts';
import { openOf } from './open-of.ts';

/** Keeps what is brought into sight, also by the cursor that goes to it, clear of the foot that stays under the thumb. */
export const aboveFoot = 'scroll-mt-20 scroll-mb-36 **:scroll-mb-36';

/**
 * Brings the line into sight that somebody's deed opened: one that failed and waits for what was done, or else the one whose keys
 * are open now. The first look at a list is left where it begins.
 */
export const useLineInSight = (run: Run, askedKey: string | null) => {
  const lines = useRef<HTMLUListElement>(null);
  const failedKeys = openOf(run)
    .uncorrected.filter((key) => key !== askedKey)
    .join(' ');
  const before = useRef({ askedKey, failedKeys });
  useEffect(() => {
    const known = before.current;
    before.current = { askedKey, failedKeys };
    const failed = failedKeys.split(' ').find((key) => key !== '' && !known.failedKeys.split(' ').includes(key));
    const key = failed ?? (askedKey === known.askedKey ? null : askedKey);
    if (key !== null) lines.current?.querySelector(`[data-line="${CSS.escape(key)}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [askedKey, failedKeys]);
  return lines;
};
