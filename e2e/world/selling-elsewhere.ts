import { startSquareStandIn, type SquareStandIn } from '../../apps/server/testing/square-stand-in.ts';
import { expect, kitchenTest } from './journey.ts';
import { makeMaedServer, type MaedServer } from './maed-server.ts';
import { watch } from './watch.ts';

/** A Maed whose restaurants sell through a Square that stands in. */
type Selling = { readonly maed: MaedServer; readonly square: SquareStandIn };

/** A journey in a restaurant of its own, on a Maed that takes sales of Square over. */
export const sellingTest = kitchenTest.extend<object, Selling>({
  square: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads the first parameter as a pattern
    async ({}, use) => {
      const square = await startSquareStandIn();
      await use(square);
      await square.close();
    },
    { scope: 'worker' },
  ],
  maed: [
    async ({ square }, use) => {
      const server = await makeMaedServer({
        SQUARE_APPLICATION_ID: 'sandbox-app',
        SQUARE_APPLICATION_SECRET: 'sandbox-secret',
        SQUARE_BASE_URL: square.url,
      });
      await server.start();
      await use(server);
      await server.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  neverAbroad: async ({ context, maed, square }, use) => {
    const faults = await watch(context, maed.url);
    await use();
    // Whoever signs in is led to the provider, and nowhere else.
    const isToSignIn = (fault: string) => fault.startsWith(`asked another origin: ${square.url}`);
    expect(faults.filter((fault) => !isToSignIn(fault))).toEqual([]);
  },
});
