import type { QueryConfig, QueryResult } from 'pg';

import { wakeListeners } from '../database/store-events.ts';
import { sendLast, type RestaurantTx } from '../database/tx.ts';
import { envelopeOf, type Envelope } from './envelope.ts';
import { forTrail, requestHash } from './request-hash.ts';
import { replay, type Earlier, type StoredAnswer } from './stored-answer.ts';

/**
 * The statement that takes a command's key, for a caller who sends it together with the entrance; undefined for an input
 * that carries no key. It takes nothing where the transaction entered no restaurant.
 */
export const keyStatement = (
  command: { readonly name: string; readonly input: unknown },
  restaurantId: string,
): QueryConfig | undefined => {
  const envelope = envelopeOf(command.input);
  if (!envelope) return undefined;
  return {
    name: 'command-take-key',
    text: `insert into command_log (restaurant_id, command_id, name, request_hash)
           select $1, $2, $3, $4 where app.restaurant_id() = $1
           on conflict do nothing`,
    values: [restaurantId, envelope.commandId, command.name, requestHash(command.name, envelope.body)],
  };
};

/**
 * What lies under the command's key. A twin that is still running holds the key in its open transaction: whoever asked for
 * the key waited for it, and found either its answer or, if it was refused, a free key.
 */
const underKey = async (tx: RestaurantTx, name: string, envelope: Envelope): Promise<Earlier> => {
  const { rows } = await tx.client.query<StoredAnswer>(
    'select request_hash, answer from command_log where restaurant_id = $1 and command_id = $2',
    [tx.restaurantId, envelope.commandId],
  );
  return { stored: rows[0], hash: requestHash(name, envelope.body) };
};

/**
 * Writes a refusal under its key, in a transaction of its own after the refused one has rolled back, and tells what lies
 * there now: a twin that took the key in between is waited for, and if it had an effect, its answer is the true one.
 * Null for an input that carries no key.
 */
export const storeRefusal = async (
  tx: RestaurantTx,
  command: { readonly name: string; readonly input: unknown },
  refused: object,
): Promise<Earlier | null> => {
  const envelope = envelopeOf(command.input);
  if (!envelope) return null;
  await tx.client.query(
    `insert into command_log (restaurant_id, command_id, name, request_hash, answer) values ($1, $2, $3, $4, $5)
     on conflict do nothing`,
    [tx.restaurantId, envelope.commandId, command.name, requestHash(command.name, envelope.body), JSON.stringify({ refusal: refused })],
  );
  return underKey(tx, command.name, envelope);
};

/**
 * Writes what every command leaves behind, in one statement: its answer, its line in the audit trail and its events.
 * It is sent together with the commit, so the counter row is held for no longer than that: event numbers have no gaps
 * and follow the order of commits.
 */
const leaveTraces = (tx: RestaurantTx, name: string, facts: { envelope: Envelope; answer: unknown }): void => {
  const { envelope, answer } = facts;
  const stored = sendLast(tx, {
    name: 'command-leave-traces',
    text: `with answered as (
             update command_log set answer = $3 where restaurant_id = $1 and command_id = $2
           ), audited as (
             insert into audit_entry (restaurant_id, actor_id, action, subject, command_id, device_id, occurred_at, clock_error_ms)
             values ($1, $4, $5, $6, $2, $7, $8, $10)
           ), counted as (
             insert into event_counter (restaurant_id, last_sequence) values ($1, jsonb_array_length($9))
             on conflict (restaurant_id) do update set last_sequence = event_counter.last_sequence + excluded.last_sequence
             returning last_sequence
           )
           insert into event (restaurant_id, sequence, name, payload, command_id)
           select $1, counted.last_sequence - jsonb_array_length($9) + item.position, item.value ->> 'name', item.value -> 'payload', $2
             from counted, jsonb_array_elements($9) with ordinality as item (value, position)
          returning sequence`,
    values: [
      tx.restaurantId,
      envelope.commandId,
      JSON.stringify({ value: answer }),
      tx.userId,
      name,
      JSON.stringify(forTrail(envelope.body)) ?? null,
      // A key and a shared tablet are known by their own proof, not by what a program or a browser says.
      tx.keyId ?? tx.tabletId ?? envelope.deviceId,
      envelope.occurredAt,
      JSON.stringify(tx.events),
      envelope.clockErrorMs ?? null,
    ],
  });
  wakeListeners(tx, stored);
};

/** The answer to `keyStatement`; null where none was sent. */
export type KeyTaken = Promise<QueryResult> | null;

/** A write as it came: its name with version, its input, and what became of its key. */
type Command = {
  readonly name: string;
  readonly input: unknown;
  readonly keyTaken: KeyTaken;
};

/**
 * Runs a write exactly once for its key: the effect, the answer, the audit line and the events are one transaction.
 * A refusal leaves nothing here; the guard stores it under its key afterwards. A repeated key is answered from the store.
 *
 * @refuses COMMAND_KEY_REUSED when the key was used before with another body; and what it was refused with before
 */
export const runCommand = async <Answer>(tx: RestaurantTx, command: Command, work: () => Promise<Answer>): Promise<Answer> => {
  const envelope = envelopeOf(command.input);
  if (!envelope || !command.keyTaken) return work();
  const { rowCount } = await command.keyTaken;
  if (rowCount === 0) return replay(await underKey(tx, command.name, envelope)) as Answer;
  const answer = await work();
  leaveTraces(tx, command.name, { envelope, answer });
  return answer;
};
