import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

import { afterEach, expect, it } from 'vitest';

import { offeredEvents } from '../../modules/integrations/rules/hooks/offered-events.ts';
import { newHookSecret, tellingHouse } from './testing/telling-house.ts';

const house = tellingHouse();

const program = fileURLToPath(new URL('../../docs/examples/receive-messages.mjs', import.meta.url));
let child: ChildProcess | undefined;

afterEach(async () => {
  const ending = child;
  child = undefined;
  if (!ending || ending.exitCode !== null) return;
  ending.kill();
  await once(ending, 'exit');
});

/** Starts the example as the document says, on a port that is free. */
const start = async (secret: string): Promise<{ readonly url: string; readonly lines: readonly string[] }> => {
  child = spawn(process.execPath, [program], { env: { MAED_HOOK_SECRET: secret, PORT: '0' }, stdio: ['ignore', 'pipe', 'inherit'] });
  if (!child.stdout) throw new Error('It speaks to us.');
  const lines: string[] = [];
  const reading = createInterface({ input: child.stdout });
  const [first] = (await once(reading, 'line')) as [string];
  reading.on('line', (line) => lines.push(line));
  return { url: first.replace('Receiving on ', ''), lines };
};

it('the example of the documentation takes what Maed signs, once, and nothing else', async () => {
  const secret = newHookSecret();
  const { url, lines } = await start(secret);
  const { id } = await house.addHook({ url, secret });
  await house.moveStock();
  await house.look();
  expect(await house.deliveries(id)).toMatchObject([{ state: 'DELIVERED', statusCode: 204 }]);
  const [told] = await house.deliveries(id);
  await house.owner().integrations.resendHook(house.tell({ deliveryId: told?.id ?? '' }));
  await house.look();
  expect(await house.deliveries(id)).toMatchObject([{ state: 'DELIVERED', statusCode: 204 }]);
  await house.owner().integrations.rollHookSecret(house.tell({ endpointId: id, secret: newHookSecret() }));
  await house.moveStock();
  await house.look();
  const other = await house.addHook({ url, secret: newHookSecret() });
  await house.moveStock();
  await house.look();
  expect(await house.deliveries(other.id)).toMatchObject([{ state: 'WAITING', statusCode: 401 }]);
  await expect.poll(() => lines.length).toBe(3);
  expect(lines.map((line) => (JSON.parse(line) as { type: string }).type)).toEqual(Array(3).fill('inventory.v1.movement-recorded'));
});

it('the example refuses what is not signed', async () => {
  const { url } = await start(newHookSecret());
  const { status } = await fetch(url, { method: 'POST', body: '{}' });
  expect(status).toBe(401);
});

it('the document names every event that is offered', () => {
  const text = readFileSync(new URL('../../docs/messages-out.md', import.meta.url), 'utf8');
  const missing = offeredEvents.filter((name) => !text.includes(`\`${name}\``) && !text.includes(`\`${name.split('.').at(-1)}\``));
  expect(missing).toEqual([]);
});
