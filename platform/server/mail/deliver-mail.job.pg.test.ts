import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import { pino } from 'pino';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';

import { queryAs } from '../../../db/testing/query-as.ts';
import { useTestDatabase } from '../../../db/testing/test-database.ts';
import { withPerson } from '../database/tenancy.ts';
import { deliverMail } from './deliver-mail.job.ts';
import type { QueuedLetter } from './letter.ts';
import { listLetters } from './letter-box.ts';
import { queueMail } from './queue-mail.ts';
import { smtpCarrier, type LetterCarrier } from './smtp-adapter.ts';

const database = useTestDatabase();

let refusals: number;
let arriving: Promise<string>[];
let server: SMTPServer;
let carrier: LetterCarrier;

beforeEach(async () => {
  refusals = 0;
  arriving = [];
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      refusals -= 1;
      const isRefused = refusals >= 0;
      if (!isRefused) arriving.push(text(stream));
      else stream.resume();
      stream.once('end', () => done(isRefused ? new Error('Try again later') : null));
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  carrier = smtpCarrier({ url: `smtp://127.0.0.1:${port}`, from: 'Maed <maed@maed.example>' });
});

afterEach(async () => {
  await queryAs(database().superuser, 'delete from mail.letter');
  await new Promise<void>((resolve) => server.close(resolve));
});

const arrived = (): Promise<string[]> => Promise.all(arriving);

const letter = (to: string): QueuedLetter => ({
  to,
  language: 'en',
  template: 'reset',
  facts: { firstName: 'Hanna', path: '/reset-password?token_hash=Sesame' },
});

const queue = (letters: readonly QueuedLetter[], fault?: Error) =>
  withPerson({ pool: database().pools.app, credential: { kind: 'person', userId: uuidv7() }, access: 'write' }, async (tx) => {
    for (const one of letters) await queueMail(tx, one);
    if (fault) throw fault;
  });

const deliver = (carriedBy: LetterCarrier | null) => {
  const { pools, app, backup } = database();
  const write = ({ to, facts }: QueuedLetter) => {
    const text = 'path' in facts ? (facts.path ?? '') : '';
    return { to, subject: 'A letter', text, html: `<p>${text}</p>` };
  };
  const opened = { app, backup, privileged: null, stop: () => Promise.resolve() };
  return deliverMail({ write, carrier: carriedBy }).run({
    pools,
    database: opened,
    backupFolder: '/nowhere',
    log: pino({ level: 'silent' }),
  });
};

const inBox = () => queryAs<{ row: string }>(database().superuser, 'select l::text as row from mail.letter l');

describe('a letter', () => {
  it('arrives once at whom it is for, and what it said is forgotten', async () => {
    await queue([letter('hanna@example.com'), letter('abel@example.com')]);
    await Promise.all([deliver(carrier), deliver(carrier)]);
    expect(await arrived()).toHaveLength(2);
    expect((await arrived()).join()).toMatch(/From: Maed <maed@maed.example>/);
    expect((await arrived()).join()).toContain('To: abel@example.com');
    expect((await arrived())[0]).toContain('token_hash=Sesame');
    expect(JSON.stringify(await inBox())).not.toContain('Sesame');
    await deliver(carrier);
    expect(await arrived()).toHaveLength(2);
  });

  it('brings along the file that was put into it, which is then forgotten', async () => {
    const content = Buffer.from('%PDF-1.7 Sesame');
    await queue([{ ...letter('hanna@example.com'), attachment: { fileName: 'PO-1.pdf', content } }]);
    await deliver(carrier);
    const [sent = ''] = await arrived();
    expect(sent).toMatch(/Content-Type: application\/pdf; name=PO-1.pdf/);
    expect(sent).toContain(content.toString('base64'));
    expect(JSON.stringify(await inBox())).not.toContain(content.toString('hex'));
  });

  it('of a transaction that is taken back is never sent', async () => {
    await expect(queue([letter('hanna@example.com')], new Error('no'))).rejects.toThrow('no');
    await deliver(carrier);
    expect(await arrived()).toEqual([]);
  });

  it('that is refused keeps no other waiting, says why, and is tried again when its time has come', async () => {
    refusals = 1;
    await queue([letter('hanna@example.com')]);
    await deliver(carrier);
    await queue([letter('abel@example.com')]);
    await deliver(carrier);
    expect(await arrived()).toHaveLength(1);
    expect(JSON.stringify(await inBox())).toContain('Try again later');
    await queryAs(database().superuser, 'update mail.letter set due_at = now() where delivered_at is null');
    await deliver(carrier);
    expect(await arrived()).toHaveLength(2);
  });

  it('that nobody carries stays in the box for a day, to be read there', async () => {
    await queue([letter('hanna@example.com')]);
    await deliver(null);
    expect(await listLetters(database().pools.auth)).toMatchObject([{ letter: letter('hanna@example.com') }]);
    await queryAs(database().superuser, `update mail.letter set queued_at = now() - interval '25 hours'`);
    await deliver(null);
    expect(await listLetters(database().pools.auth)).toEqual([]);
  });

  it('can be written but not read by the application itself', async () => {
    await queue([letter('hanna@example.com')]);
    await expect(queryAs(database().app, 'select facts from mail.letter')).rejects.toThrow('permission denied');
  });
});
