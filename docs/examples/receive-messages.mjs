// Receives messages of Maed and says what each is about. Start it with the secret that Maed showed once:
//
//   MAED_HOOK_SECRET=whsec_… PORT=4700 node docs/examples/receive-messages.mjs
//
// It needs nothing but Node. Whoever would rather not check signatures by hand takes the package `standardwebhooks`.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

const secret = Buffer.from((process.env.MAED_HOOK_SECRET ?? '').replace(/^whsec_/, ''), 'base64');
const oldestSeconds = 5 * 60;
const bytesMax = 1_000_000;

if (secret.length === 0) throw new Error('Set MAED_HOOK_SECRET to the secret that Maed showed for this address.');

/** Whether Maed wrote this body, and did so just now: several signatures stand there while a secret is exchanged. */
const isGenuine = (headers, body) => {
  const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => headers[name] ?? '');
  const age = Math.abs(Date.now() / 1000 - Number(timestamp));
  if (!(age <= oldestSeconds)) return false;
  const right = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest();
  return signatures.split(' ').some((signature) => {
    const [version, text = ''] = signature.split(',');
    const given = Buffer.from(text, 'base64');
    return version === 'v1' && given.length === right.length && timingSafeEqual(given, right);
  });
};

/** Ids of messages that were taken: the same one may come twice. A real program keeps them where it keeps what it does. */
const taken = new Set();

const take = ({ type, timestamp, restaurantId, sequence, data }) =>
  console.log(JSON.stringify({ type, timestamp, restaurantId, sequence, data }));

const server = createServer((request, response) => {
  const parts = [];
  let bytes = 0;
  request.on('data', (part) => {
    bytes += part.length;
    if (bytes > bytesMax) request.destroy();
    else parts.push(part);
  });
  request.on('end', () => {
    const body = Buffer.concat(parts).toString('utf8');
    if (!isGenuine(request.headers, body)) return response.writeHead(401).end();
    const id = request.headers['webhook-id'];
    if (!taken.has(id)) take(JSON.parse(body));
    taken.add(id);
    // Answer at once and work afterwards: after ten seconds Maed takes it for lost and sends it again.
    response.writeHead(204).end();
  });
});

server.listen(Number(process.env.PORT ?? 4700), () => console.log(`Receiving on http://localhost:${server.address().port}`));
