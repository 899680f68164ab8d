import { livePrefix } from '../../platform/contract/live.ts';
import { signedIn } from './our-server.ts';
import type { ScaleWorld } from './scale-world.ts';

/** Opens streams that are read and not looked at, each restaurant's by its owner; what is returned cuts them. */
export const openStreams = async (url: string, world: ScaleWorld, streamsPerRestaurant: number): Promise<() => void> => {
  const lines = new AbortController();
  for (const [index, { restaurantId }] of world.restaurants.entries()) {
    const headers = signedIn(world.tokens[index] ?? '');
    for (let count = 0; count < streamsPerRestaurant; count += 1) {
      const { body, status } = await fetch(`${url}${livePrefix}/${restaurantId}`, { headers, signal: lines.signal });
      if (status !== 200) throw new Error(`A stream was answered with ${status}.`);
      void body?.pipeTo(new WritableStream()).catch(() => undefined);
    }
  }
  return () => lines.abort();
};
