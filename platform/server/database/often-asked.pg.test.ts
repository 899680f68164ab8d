import pg from 'pg';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';

import { useTestDatabase } from '../../../db/testing/test-database.ts';
import { translateError } from '../rpc/translate-error.ts';
import { nameOftenAsked } from './often-asked.ts';
import { withPerson } from './tenancy.ts';
import type { Tx } from './tx.ts';

const database = useTestDatabase();

const onOneConnection = <Result>(work: (tx: Tx) => Promise<Result>) =>
  withPerson({ pool: database().pools.app, credential: { kind: 'person', userId: uuidv7() }, access: 'read' }, work);

const keptFor = async ({ client }: Tx, text: string): Promise<number> => {
  const { rows } = await client.query<{ kept: number }>(
    `select count(*)::int as kept from pg_prepared_statements where statement = '${text}'`,
  );
  return rows[0]?.kept ?? Number.NaN;
};

const askTimes = async ({ client }: Tx, text: string, times: number): Promise<number[]> => {
  const answers: number[] = [];
  for (let asked = 1; asked <= times; asked += 1) {
    const { rows } = await client.query<{ answer: number }>(text, [asked]);
    answers.push(rows[0]?.answer ?? Number.NaN);
  }
  return answers;
};

describe('a statement with values', () => {
  it('is planned anew four times and kept from the fifth on, and answers alike before and after', async () => {
    const text = 'select $1::int + 100 as answer';
    const seen = await onOneConnection(async (tx) => {
      const first = await askTimes(tx, text, 4);
      const before = await keptFor(tx, text);
      const later = await askTimes(tx, text, 4);
      return { first, before, later, after: await keptFor(tx, text) };
    });
    expect(seen).toEqual({ first: [101, 102, 103, 104], before: 0, later: [101, 102, 103, 104], after: 1 });
  });

  it('that fails is no harm to the next one of its name', async () => {
    const text = 'select 100 / $1::int as answer';
    await onOneConnection((tx) => askTimes(tx, text, 8));
    await expect(onOneConnection((tx) => tx.client.query(text, [0]))).rejects.toMatchObject({ code: '22012' });
    expect(await onOneConnection((tx) => askTimes(tx, text, 2))).toEqual([100, 50]);
  });

  it('that has a name already keeps it', async () => {
    const text = 'select $1::int + 200 as answer';
    const names = await onOneConnection(async ({ client }) => {
      for (let asked = 0; asked < 8; asked += 1) await client.query({ name: 'of-its-own', text, values: [asked] });
      const { rows } = await client.query<{ name: string }>(`select name from pg_prepared_statements where statement = '${text}'`);
      return rows.map(({ name }) => name);
    });
    expect(names).toEqual(['of-its-own']);
  });
});

describe('a statement that is kept', () => {
  it('fails once a connection when a migration gives its table another column, and not again', async () => {
    const owner = new pg.Client(database().owner);
    await owner.connect();
    await owner.query('create table migrated (one int); grant select on migrated to maed_app; insert into migrated values (1)');
    const ask = () => onOneConnection(({ client }) => client.query('select * from migrated where one = $1', [1]));
    for (let asked = 0; asked < 6; asked += 1) await ask();
    await owner.query('alter table migrated add column two int default 2');
    await owner.end();
    const failed: unknown = await ask().catch((fault: unknown) => fault);
    expect(failed).toMatchObject({ message: 'cached plan must not change result type' });
    expect(translateError(failed, pino({ enabled: false }))).toMatchObject({ code: 'UNAVAILABLE' });
    expect((await ask()) as { rows: unknown }).toMatchObject({ rows: [{ one: 1, two: 2 }] });
  });
});

describe('several statements in one message', () => {
  it('stay several, however often they are sent', async () => {
    const last = await onOneConnection(async ({ client }) => {
      const answers: number[] = [];
      for (let asked = 0; asked < 8; asked += 1) {
        const results = (await client.query({ text: 'select 1 as one; select 2 as two' })) as unknown as readonly unknown[];
        answers.push(results.length);
      }
      return answers;
    });
    expect(last).toEqual(Array.from({ length: 8 }, () => 2));
  });
});

describe('the names of a process', () => {
  const nameAtFifth = (nameOf: ReturnType<typeof nameOftenAsked>, text: string) => Array.from({ length: 5 }, () => nameOf(text)).at(-1);

  it('are given to 256 statements, and to no more', () => {
    const nameOf = nameOftenAsked();
    const given = Array.from({ length: 300 }, (_, at) => nameAtFifth(nameOf, `select ${at} + $1`));
    expect(new Set(given.slice(0, 256)).size).toBe(256);
    expect(given.slice(0, 256)).not.toContain(undefined);
    expect(given.slice(256)).toEqual(Array.from({ length: 44 }, () => undefined));
    expect(nameOf('select 0 + $1')).toBe(given[0]);
  });

  it('are still given when thousands of texts came once', () => {
    const nameOf = nameOftenAsked();
    for (let length = 0; length < 2_500; length += 1) nameOf(`select $1 in (${length})`);
    expect(nameAtFifth(nameOf, 'select $1')).toBe('often-asked-1');
  });

  it('are not given to a statement that is as long as its rows', () => {
    expect(nameAtFifth(nameOftenAsked(), `insert ${'row '.repeat(2_001)}`)).toBeUndefined();
  });
});
