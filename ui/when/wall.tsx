import { createContext, use, type ReactNode } from 'react';

import { once } from '../../kit/once.ts';
import type { Wall } from '../../kit/time/wall.ts';

/** Read when somebody asks: to find its zone takes a cheap phone tens of milliseconds, and who works in a restaurant needs another's. */
const deviceWall = once((): Wall => ({
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  useEthiopianTime: false,
  useEthiopianCalendar: false,
}));

const WallContext = createContext<Wall | null>(null);

export type WallProviderProps = { readonly wall: Wall; readonly children: ReactNode };

/** Hangs a wall: everything within shows and takes days and times by it. */
export const WallProvider = ({ wall, children }: WallProviderProps) => <WallContext value={wall}>{children}</WallContext>;

/** The wall that days and times are shown and entered by; the device's own where nobody hung one. */
export const useWall = (): Wall => use(WallContext) ?? deviceWall();
