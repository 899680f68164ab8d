import type { Pool } from '../database/pool.ts';
import type { LetterLanguage, LetterTemplate, QueuedLetter } from './letter.ts';

/** A letter as it lies in the box. */
export type BoxedLetter = { readonly id: string; readonly queuedAt: Date; readonly attempts: number; readonly letter: QueuedLetter };

type Row = {
  readonly id: string;
  readonly queued_at: Date;
  readonly attempts: number;
  readonly recipient: string;
  readonly language: LetterLanguage;
  readonly template: LetterTemplate;
  readonly facts: object;
  readonly attachment_name: string | null;
  readonly attachment: Buffer | null;
};

const boxed = (row: Row): BoxedLetter => ({
  id: row.id,
  queuedAt: row.queued_at,
  attempts: row.attempts,
  letter: {
    to: row.recipient,
    language: row.language,
    template: row.template,
    facts: row.facts,
    ...(row.attachment && { attachment: { fileName: row.attachment_name ?? '', content: row.attachment } }),
  } as QueuedLetter,
});

/** How long letters are tried, and how long it is remembered that there was one. */
const triedHours = 24;
const rememberedDays = 7;

const columns = 'id, queued_at, attempts, recipient, language, template, facts, attachment_name, attachment';

/**
 * Takes the next letter that is due and moves its next attempt away, further each time: 1, 2, 4 … 60 minutes. Whoever
 * dies while sending leaves it to be tried again; nobody else tries it meanwhile.
 *
 * @param pool one that acts as `maed_auth`
 */
export const takeDueLetter = async (pool: Pool): Promise<BoxedLetter | null> => {
  const { rows } = await pool.query<Row>(
    `update mail.letter
        set attempts = attempts + 1, due_at = now() + least(60, power(2, least(attempts, 6))) * interval '1 minute'
      where id = (select id from mail.letter where delivered_at is null and facts is not null and due_at <= now()
                   order by due_at limit 1 for update skip locked)
      returning ${columns}`,
  );
  return rows[0] ? boxed(rows[0]) : null;
};

/** Notes that a letter was handed over, and forgets what it said. */
export const noteDelivered = async (pool: Pool, id: string): Promise<void> => {
  await pool.query('update mail.letter set delivered_at = now(), facts = null, attachment = null, error = null where id = $1', [id]);
};

/** Notes why a letter could not be handed over. */
export const noteUndelivered = async (pool: Pool, id: string, reason: string): Promise<void> => {
  await pool.query('update mail.letter set error = $2 where id = $1', [id, reason.split('\n')[0]]);
};

/** Forgets what old letters said, and later that there were any. */
export const clearOldLetters = async (pool: Pool): Promise<void> => {
  await pool.query(
    `update mail.letter set facts = null, attachment = null where facts is not null and queued_at < now() - make_interval(hours => $1)`,
    [triedHours],
  );
  await pool.query(`delete from mail.letter where queued_at < now() - make_interval(days => $1)`, [rememberedDays]);
};

const listedMax = 100;

/** The letters that still hold their facts, newest first: what a development machine shows instead of sending. */
export const listLetters = async (pool: Pool): Promise<readonly BoxedLetter[]> => {
  const { rows } = await pool.query<Row>(
    `select ${columns} from mail.letter where facts is not null order by queued_at desc, id desc limit $1`,
    [listedMax],
  );
  return rows.map(boxed);
};
