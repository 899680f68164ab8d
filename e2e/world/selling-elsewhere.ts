import type { NexposBooks } from '../../apps/server/testing/nexpos-books.ts';
import { nexposEnvironment, startNexposStandIn } from '../../apps/server/testing/nexpos-stand-in.ts';
import type { PosStandIn } from '../../apps/server/testing/pos-stand-in.ts';
import type { SquareBooks } from '../../apps/server/testing/square-books.ts';
import { startSquareStandIn } from '../../apps/server/testing/square-stand-in.ts';
import { expect, kitchenTest } from './journey.ts';
import { makeMaedServer, type MaedServer } from './maed-server.ts';
import { watch } from './watch.ts';

/** A Maed whose restaurants sell through a Square and a NexPOS that stand in. */
type Selling = { readonly maed: MaedServer; readonly square: PosStandIn<SquareBooks>; readonly nexpos: PosStandIn<NexposBooks> };

/** A journey in a restaurant of its own, on a Maed that takes sales of others over. */
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
  nexpos: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads the first parameter as a pattern
    async ({}, use) => {
      const nexpos = await startNexposStandIn();
      await use(nexpos);
      await nexpos.close();
    },
    { scope: 'worker' },
  ],
  maed: [
    async ({ square, nexpos }, use) => {
      const server = await makeMaedServer({
        SQUARE_APPLICATION_ID: 'sandbox-app',
        SQUARE_APPLICATION_SECRET: 'sandbox-secret',
        SQUARE_BASE_URL: square.url,
        ...nexposEnvironment(nexpos.url),
      });
      await server.start();
      await use(server);
      await server.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  neverAbroad: async ({ context, maed, square, nexpos }, use) => {
    const faults = await watch(context, maed.url);
    await use();
    // Whoever signs in is led to the provider, and nowhere else.
    const isToSignIn = (fault: string) => [square, nexpos].some(({ url }) => fault.startsWith(`asked another origin: ${url}`));
    expect(faults.filter((fault) => !isToSignIn(fault))).toEqual([]);
  },
});
