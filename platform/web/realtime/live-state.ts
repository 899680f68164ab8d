import { externalValue, useExternalValue } from '../external-value.ts';

/**
 * How current the screens of a restaurant are.
 *
 * - `off`: nobody listens, because nobody is in a restaurant.
 * - `catching-up`: the line stands, and what was missed is being told.
 * - `live`: what happens is told at once; by `polling`, within seconds.
 * - `down`: nothing is heard since then.
 */
export type LiveState =
  | { readonly kind: 'off' }
  | { readonly kind: 'catching-up' }
  | { readonly kind: 'live'; readonly by: 'stream' | 'polling' }
  | { readonly kind: 'down'; readonly since: Date };

/** The state of this browser's one stream, the same in every tab. */
export const liveState = externalValue<LiveState>({ kind: 'off' });

/** For a screen that says how current it is, and for what asks by the clock while nothing is told. */
export const useLiveState = (): LiveState => useExternalValue(liveState);
