import { cloneElement, useState, type ReactElement, type ReactNode } from 'react';

import { fetchAhead } from '../platform/web/fetch-ahead.ts';

export type UntilWantedProps = {
  /** The control: a button. */
  readonly trigger: ReactElement<Record<string, unknown>>;
  /** Fetches what opens; begun when the control is pointed at. */
  readonly load: () => Promise<unknown>;
  readonly isWantedAtOnce?: boolean;
  /** The same control with what it opens, open. */
  readonly children: ReactNode;
};

/** A menu's control alone, until it is pressed: the same press opens what is fetched by it. */
export const UntilWanted = ({ trigger, load, isWantedAtOnce = false, children }: UntilWantedProps) => {
  const [isWanted, setIsWanted] = useState(isWantedAtOnce);
  if (isWanted) return children;
  const want = () => setIsWanted(true);
  return cloneElement(trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: () => fetchAhead(load),
    onClick: want,
    onKeyDown: ({ key }: KeyboardEvent) => key === 'ArrowDown' && want(),
  });
};
