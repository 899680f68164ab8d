// Lists what is below its par, and books a delivery of the first of it: once, however often it is sent.
// MAED_URL=https://maed.example MAED_KEY=maed_... node low-stock.mjs [--receive "2 kg"]
// The key is for "stock:read"; to receive, for "stock:write". Nothing has to be installed.
import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

const { MAED_URL: address = 'http://localhost:4400', MAED_KEY: key = '' } = process.env;

// The key itself says of which restaurant it is.
const [, compact = ''] = key.split('_');
const restaurantId = compact.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
const home = `${address}/api/v1/restaurants/${restaurantId}`;

/** A UUIDv7: milliseconds since 1970, then chance. */
const newId = () => {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(Date.now(), 0, 6);
  bytes[6] = (bytes[6] & 0x0f) | 0x70;
  bytes[8] = (bytes[8] & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};

/** Whether the same call may be answered otherwise in a while: nobody answered, it was too often, or the server failed. */
const isWorthAnother = (answer) => answer === null || answer.status === 429 || answer.status >= 500;

/** Calls until there is an answer: the same call is sent again, with the same ids. */
const call = async (path, body, triesLeft = 5) => {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const sent = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
  const answer = await fetch(home + path, sent).then(
    (heard) => heard,
    () => null,
  );
  if (answer?.ok) return answer.json();
  if (!isWorthAnother(answer) || triesLeft === 1) throw new Error(answer ? `${answer.status}: ${await answer.text()}` : 'No answer.');
  await wait(1000 * Number(answer?.headers.get('retry-after') ?? 1));
  return call(path, body, triesLeft - 1);
};

/** Page after page, until there is no next one. */
const lowStock = async () => {
  const rows = [];
  let cursor = null;
  do {
    const query = new URLSearchParams({ filter: 'BELOW_PAR', limit: '100', ...(cursor && { cursor }) });
    const page = await call(`/inventory/items?${query}`);
    rows.push(...page.rows);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return rows;
};

/** The command's id is made before it is first sent, and goes with it however often it is sent. */
const receive = (itemId, quantity, unit) => {
  const body = {
    movementId: newId(),
    itemId,
    kind: 'RECEIPT',
    entry: { text: `${quantity} ${unit}`, parts: [{ quantity, unit }] },
    price: null,
    reason: null,
    note: 'Received by low-stock.mjs',
  };
  return { commandId: newId(), restaurantId, deviceId: newId(), occurredAt: new Date().toISOString(), body };
};

const low = await lowStock();
for (const { name, level, par, units } of low) console.log(`${name}: ${level.onHand} of ${par} ${units.baseUnit}`);

const [flag, text = ''] = process.argv.slice(2);
if (flag === '--receive' && low.length > 0) {
  const [quantity, unit] = text.split(' ');
  const command = receive(low[0].id, quantity, unit);
  const first = await call('/inventory/record-movement', command);
  const again = await call('/inventory/record-movement', command);
  console.log(`Received ${text} of ${low[0].name}: ${first.level.onHand}, and sent again: ${again.level.onHand}`);
}
