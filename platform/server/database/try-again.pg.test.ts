import { describe, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';

import { useTestDatabase } from '../../../db/testing/test-database.ts';
import { refusal } from '../rpc/refuse.ts';
import { withPerson } from './tenancy.ts';
import { tryAgain } from './try-again.ts';
import type { Tx } from './tx.ts';

const database = useTestDatabase();
const patience = { attempts: 3, pauseMs: 1 };

const inTransaction = <Result>(work: (tx: Tx) => Promise<Result>) =>
  withPerson({ pool: database().pools.app, credential: { kind: 'person', userId: uuidv7() }, access: 'write' }, work);

const failing = (tx: Tx, sqlState: string) => tx.client.query(`do $$ begin raise exception 'no' using errcode = '${sqlState}'; end $$`);

describe('a part of a transaction', () => {
  it('that fails twice is done at the third attempt, and what went before it stays', async () => {
    let attempts = 0;
    const outcome = await inTransaction(async (tx) => {
      await tx.client.query(`create temporary table kept (word text) on commit drop; insert into kept values ('before')`);
      const tried = await tryAgain(tx, patience, async () => {
        attempts += 1;
        await tx.client.query(`insert into kept values ('attempt ${attempts}')`);
        if (attempts < 3) await failing(tx, '58030');
        return attempts;
      });
      const { rows } = await tx.client.query<{ word: string }>('select word from kept');
      return { tried, words: rows.map(({ word }) => word) };
    });
    expect(outcome).toEqual({ tried: { ok: true, value: 3 }, words: ['before', 'attempt 3'] });
  });

  it('that never works is handed back after the last attempt, and the transaction goes on', async () => {
    let attempts = 0;
    const outcome = await inTransaction(async (tx) => {
      const tried = await tryAgain(tx, patience, async () => {
        attempts += 1;
        await failing(tx, '58030');
      });
      await tx.client.query('select 1');
      return tried;
    });
    expect(outcome).toMatchObject({ ok: false, isConflict: false, fault: { code: '58030' } });
    expect(attempts).toBe(3);
  });

  it('that a constraint forbids is not tried again', async () => {
    let attempts = 0;
    const outcome = await inTransaction((tx) =>
      tryAgain(tx, patience, async () => {
        attempts += 1;
        await failing(tx, '23505');
      }),
    );
    expect(outcome).toMatchObject({ ok: false, isConflict: true });
    expect(attempts).toBe(1);
  });

  it('that is refused is not tried again either: a refusal is an answer', async () => {
    let attempts = 0;
    const refused = inTransaction((tx) =>
      tryAgain(tx, patience, () => {
        attempts += 1;
        throw refusal('FORBIDDEN');
      }),
    );
    await expect(refused).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(attempts).toBe(1);
  });
});
