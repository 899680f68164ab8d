import type { Tx } from '../database/tx.ts';
import { refusal } from '../rpc/refuse.ts';
import { envelopeOf } from './envelope.ts';
import { requestHash } from './request-hash.ts';

type PersonTx = Tx & { readonly userId: string };
type Stored = { readonly request_hash: string; readonly answer: { readonly value?: unknown } | null };

/**
 * Runs a person's write about themselves exactly once for its key, as `runCommand` does for a restaurant's; it leaves
 * no events and no audit line, because no restaurant is concerned.
 *
 * @refuses COMMAND_KEY_REUSED when the key was used before with another body
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
    const { rows } = await tx.client.query<Stored>(
      'select request_hash, answer from person_command_log where user_id = $1 and command_id = $2',
      key,
    );
    if (rows[0]?.request_hash !== hash) throw refusal('COMMAND_KEY_REUSED');
    return rows[0].answer?.value as Answer;
  }
  const answer = await work();
  await tx.client.query('update person_command_log set answer = $3 where user_id = $1 and command_id = $2', [
    ...key,
    JSON.stringify({ value: answer }),
  ]);
  return answer;
};
