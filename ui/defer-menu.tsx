import { lazy, Suspense, useEffect, type ComponentType } from 'react';

import { fetchAhead } from '../platform/web/fetch-ahead.ts';
import { UntilWanted, type UntilWantedProps } from './until-wanted.tsx';

export type DeferredMenuProps = Pick<UntilWantedProps, 'trigger'>;

/** Long enough for the screen around it to be there first. */
const fetchAfterMs = 1000;

/**
 * A menu that no screen waits for, with what stands in it: its code is fetched when the screen has long been there, or when its
 * control is pointed at. For what stands on every screen and is opened on few.
 */
export const deferMenu = (load: () => Promise<ComponentType<DeferredMenuProps>>): ComponentType<DeferredMenuProps> => {
  const Loaded = lazy(async () => ({ default: await load() }));
  const Deferred = ({ trigger }: DeferredMenuProps) => {
    useEffect(() => {
      const timer = setTimeout(fetchAhead, fetchAfterMs, load);
      return () => clearTimeout(timer);
    }, []);
    return (
      <UntilWanted trigger={trigger} load={load}>
        <Suspense fallback={trigger}>
          <Loaded trigger={trigger} />
        </Suspense>
      </UntilWanted>
    );
  };
  return Deferred;
};
