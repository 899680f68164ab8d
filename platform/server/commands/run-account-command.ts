import type { Tx } from '../database/tx.ts';
import { envelopeOf } from './envelope.ts';
import { requestHash } from './request-hash.ts';
import { replay, type Earlier, type StoredAnswer } from './stored-answer.ts';

type PersonTx = Tx & { readonly userId: string };

/**
 * Runs a person's write about themselves exactly once for its key, as `runCommand` does for a restaurant's; it leaves
 * no events and no audit line, because no restaurant is concerned.
 *
 * @refuses COMMAND_KEY_REUSED when the key was used before with another body; and what it was refused with before
 */
export const runAccountCommand = async <Answer>(
  tx: PersonTx,
  command: { readonly name: string; readonly input: unknown },
  work: () => Promise<Answer>,
): Promise<Answer> => {
  const envelope = envelopeOf(command.input);
  if (!envelope) return work();
  const hash = requestHash(command.name, envelope.body);
  const key = [tx.userId, envelope.commandId];
  const taken = await tx.client.query(
    `insert into person_command_log (user_id, command_id, name, request_hash) values ($1, $2, $3, $4)
     on conflict do nothing`,
    [...key, command.name, hash],
  );
  if (taken.rowCount === 0) {
    return replay({ stored: await storedUnder(tx, key), hash }) as Answer;
  }
  const answer = await work();
  await tx.client.query('update person_command_log set answer = $3 where user_id = $1 and command_id = $2', [
    ...key,
    JSON.stringify({ value: answer }),
  ]);
  return answer;
};

const storedUnder = async (tx: PersonTx, key: readonly string[]): Promise<StoredAnswer | undefined> => {
  const { rows } = await tx.client.query<StoredAnswer>(
    'select request_hash, answer from person_command_log where user_id = $1 and command_id = $2',
    [...key],
  );
  return rows[0];
};

/** Writes a refusal under its key after the refused transaction has rolled back, as `storeRefusal` does for a restaurant's. */
export const storeAccountRefusal = async (
  tx: PersonTx,
  command: { readonly name: string; readonly input: unknown },
  refused: object,
): Promise<Earlier | null> => {
  const envelope = envelopeOf(command.input);
  if (!envelope) return null;
  const key = [tx.userId, envelope.commandId];
  const hash = requestHash(command.name, envelope.body);
  await tx.client.query(
    `insert into person_command_log (user_id, command_id, name, request_hash, answer) values ($1, $2, $3, $4, $5)
     on conflict do nothing`,
    [...key, command.name, hash, JSON.stringify({ refusal: refused })],
  );
  return { stored: await storedUnder(tx, key), hash };
};
