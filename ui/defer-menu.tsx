import { cloneElement, lazy, Suspense, useEffect, useState, type ComponentType, type ReactElement } from 'react';

import { fetchAhead } from '../platform/web/fetch-ahead.ts';

export type DeferredMenuProps = {
  /** The control that opens it: a button. */
  readonly trigger: ReactElement<Record<string, unknown>>;
};

/** Long enough for the screen around it to be there first. */
const fetchAfterMs = 1000;

/**
 * A menu that no screen waits for: its code is fetched when the screen has long been there, or when its control is
 * pointed at, and it is opened by the same click. For what stands on every screen and is opened on few.
 */
export const deferMenu = (load: () => Promise<ComponentType<DeferredMenuProps>>): ComponentType<DeferredMenuProps> => {
  const Loaded = lazy(async () => ({ default: await load() }));
  const Deferred = ({ trigger }: DeferredMenuProps) => {
    const [isWanted, setIsWanted] = useState(false);
    useEffect(() => {
      const timer = setTimeout(fetchAhead, fetchAfterMs, load);
      return () => clearTimeout(timer);
    }, []);
    if (!isWanted) {
      return cloneElement(trigger, {
        'aria-haspopup': 'menu',
        'aria-expanded': false,
        onPointerEnter: () => fetchAhead(load),
        onClick: () => setIsWanted(true),
      });
    }
    return (
      <Suspense fallback={trigger}>
        <Loaded trigger={trigger} />
      </Suspense>
    );
  };
  return Deferred;
};
