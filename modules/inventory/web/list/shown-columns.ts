import { useCallback, useState } from 'react';

import { useSession } from '../../../../platform/web/session.ts';

/** The columns beside the name that a person may hide. */
export const optionalColumns = ['area', 'category', 'sku', 'onHand', 'par', 'level', 'days', 'counted', 'unitCost', 'value'] as const;

export type OptionalColumn = (typeof optionalColumns)[number];

const tablet = '(width < 64rem)';

/** A tablet that is held upright has room for a name, what is there, and what should be. */
const hiddenAtFirst = (): readonly OptionalColumn[] =>
  matchMedia(tablet).matches ? ['area', 'category', 'sku', 'days', 'counted', 'unitCost', 'value'] : ['category', 'sku'];

const read = (key: string): readonly OptionalColumn[] => {
  const kept = localStorage.getItem(key);
  return kept === null ? hiddenAtFirst() : optionalColumns.filter((column) => kept.split(' ').includes(column));
};

/** The columns that a person hid on this device. */
export const useHiddenColumns = () => {
  const key = `maed.inventory.hidden-columns.${useSession()?.user.id ?? ''}`;
  const [hidden, setHidden] = useState(() => read(key));
  const toggle = useCallback(
    (column: OptionalColumn) =>
      setHidden((before) => {
        const next = before.includes(column) ? before.filter((one) => one !== column) : [...before, column];
        localStorage.setItem(key, next.join(' '));
        return next;
      }),
    [key],
  );
  return [hidden, toggle] as const;
};
