import { startHookReceiver, type HookReceiver } from '../../apps/server/testing/hook-receiver-stand-in.ts';
import { kitchenTest } from './journey.ts';
import { makeMaedServer, type MaedServer } from './maed-server.ts';

/** A Maed that may tell programs on this machine, and such a program. */
type Telling = { readonly maed: MaedServer; readonly receiver: HookReceiver };

/** A journey in a restaurant of its own, on a Maed that tells other programs what happens. */
export const tellingTest = kitchenTest.extend<object, Telling>({
  receiver: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads the first parameter as a pattern
    async ({}, use) => {
      const receiver = await startHookReceiver();
      await use(receiver);
      await receiver.close();
    },
    { scope: 'worker' },
  ],
  maed: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads the first parameter as a pattern
    async ({}, use) => {
      const server = await makeMaedServer({ MAED_HOOKS_HERE: 'on' });
      await server.start();
      await use(server);
      await server.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
