import type { RestaurantTx } from '../database/tx.ts';
import { refusal } from '../rpc/refuse.ts';
import { envelopeOf, type Envelope } from './envelope.ts';
import { requestHash } from './request-hash.ts';

type Stored = { readonly request_hash: string; readonly answer: { readonly value?: unknown } | null };

/**
 * Takes the command's key, or gives the answer that it was given before. A twin that is still running holds the key in
 * its open transaction: the insert waits for it, and then finds either its answer or, if it was refused, a free key.
 */
const takeKey = async (tx: RestaurantTx, name: string, envelope: Envelope): Promise<{ answer: unknown } | null> => {
  const hash = requestHash(name, envelope.body);
  const taken = await tx.client.query({
    name: 'command-take-key',
    text: `insert into command_log (restaurant_id, command_id, name, request_hash) values ($1, $2, $3, $4)
           on conflict do nothing`,
    values: [tx.restaurantId, envelope.commandId, name, hash],
  });
  if (taken.rowCount === 1) return null;
  const { rows } = await tx.client.query<Stored>(
    'select request_hash, answer from command_log where restaurant_id = $1 and command_id = $2',
    [tx.restaurantId, envelope.commandId],
  );
  const stored = rows[0];
  if (!stored || stored.request_hash !== hash) throw refusal('COMMAND_KEY_REUSED');
  return { answer: stored.answer?.value };
};

/**
 * Writes what every command leaves behind, in one statement: its answer, its line in the audit trail and its events.
 * The counter row is raised last before commit, so that event numbers have no gaps and follow the order of commits.
 */
const leaveTraces = async (tx: RestaurantTx, name: string, facts: { envelope: Envelope; answer: unknown }): Promise<void> => {
  const { envelope, answer } = facts;
  await tx.client.query({
    name: 'command-leave-traces',
    text: `with answered as (
             update command_log set answer = $3 where restaurant_id = $1 and command_id = $2
           ), audited as (
             insert into audit_entry (restaurant_id, actor_id, action, subject, command_id, device_id, occurred_at)
             values ($1, $4, $5, $6, $2, $7, $8)
           ), counted as (
             insert into event_counter (restaurant_id, last_sequence) values ($1, jsonb_array_length($9))
             on conflict (restaurant_id) do update set last_sequence = event_counter.last_sequence + excluded.last_sequence
             returning last_sequence
           )
           insert into event (restaurant_id, sequence, name, payload, command_id)
           select $1, counted.last_sequence - jsonb_array_length($9) + item.position, item.value ->> 'name', item.value -> 'payload', $2
             from counted, jsonb_array_elements($9) with ordinality as item (value, position)`,
    values: [
      tx.restaurantId,
      envelope.commandId,
      JSON.stringify({ value: answer }),
      tx.userId,
      name,
      JSON.stringify(envelope.body),
      envelope.deviceId,
      envelope.occurredAt,
      JSON.stringify(tx.events),
    ],
  });
  if (tx.events.length > 0) await tx.client.query(`select pg_notify('maed_event', $1)`, [tx.restaurantId]);
};

/**
 * Runs a write exactly once for its key: the effect, the answer, the audit line and the events are one transaction.
 * A refusal leaves nothing, so the same key is decided anew; a repeated key is answered from the store.
 *
 * @refuses COMMAND_KEY_REUSED when the key was used before with another body
 */
export const runCommand = async <Answer>(
  tx: RestaurantTx,
  command: { readonly name: string; readonly input: unknown },
  work: () => Promise<Answer>,
): Promise<Answer> => {
  const envelope = envelopeOf(command.input);
  if (!envelope) return work();
  const earlier = await takeKey(tx, command.name, envelope);
  if (earlier) return earlier.answer as Answer;
  const answer = await work();
  await leaveTraces(tx, command.name, { envelope, answer });
  return answer;
};
