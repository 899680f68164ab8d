import { pino } from 'pino';
import { expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';

import { queryAs } from '../../../db/testing/query-as.ts';
import { useTestDatabase } from '../../../db/testing/test-database.ts';
import { isEntryRefused, withPerson } from '../database/tenancy.ts';
import type { JobContext } from '../jobs/job.ts';
import { commandKeptDays, forgottenAtOnceMax, purgeCommands } from './purge-commands.job.ts';
import { runAccountCommand } from './run-account-command.ts';

const database = useTestDatabase();

/** Sends a person's command about themselves; the answer tells one run from another. */
const send = async (userId: string, commandId: string): Promise<{ run: string }> => {
  const entry = { pool: database().pools.app, credential: { kind: 'person', userId }, access: 'write' } as const;
  const input = { commandId, body: { language: 'am' } };
  const answer = await withPerson(entry, (tx) =>
    runAccountCommand(tx, { name: 'accounts.update-preferences@1', input }, () => Promise.resolve({ run: uuidv7() })),
  );
  if (isEntryRefused(answer)) throw new Error('Nobody was let in.');
  return answer;
};

const purge = (): Promise<void> => {
  const { app, backup, pools } = database();
  const context: JobContext = {
    pools,
    database: { app, backup, privileged: null, stop: () => Promise.resolve() },
    backupFolder: '/nowhere',
    log: pino({ level: 'silent' }),
  };
  return purgeCommands.run(context);
};

const age = (commandId: string, days: number) =>
  queryAs(database().owner, 'update person_command_log set recorded_at = recorded_at - make_interval(days => $2) where command_id = $1', [
    commandId,
    days,
  ]);

const kept = async (): Promise<number> => {
  const [row] = await queryAs<{ keys: number }>(database().owner, 'select count(*)::int as keys from person_command_log');
  return row?.keys ?? -1;
};

it("a person's own command is answered from the store 34 days later, and forgotten after 35", async () => {
  const people = [uuidv7(), uuidv7()].map((userId) => ({ userId, commandId: uuidv7() }));
  const answers = await Promise.all(people.map(({ userId, commandId }) => send(userId, commandId)));
  await Promise.all(people.map(({ commandId }) => age(commandId, commandKeptDays - 1)));
  await purge();
  expect(await Promise.all(people.map(({ userId, commandId }) => send(userId, commandId)))).toEqual(answers);

  await age(people[0]?.commandId ?? '', 1);
  await purge();
  expect(await send(people[0]?.userId ?? '', people[0]?.commandId ?? '')).not.toEqual(answers[0]);
  expect(await send(people[1]?.userId ?? '', people[1]?.commandId ?? '')).toEqual(answers[1]);
});

it('however many are due, none is left over for the next night', async () => {
  const before = await kept();
  await queryAs(
    database().owner,
    `insert into person_command_log (user_id, command_id, name, request_hash, recorded_at)
     select uuidv7(), uuidv7(), 'x@1', 'h', now() - make_interval(days => $1) from generate_series(1, $2)`,
    [commandKeptDays + 1, forgottenAtOnceMax + 1],
  );
  await purge();
  expect(await kept()).toBe(before);
});
