import type { Tx } from '../database/tx.ts';
import { wakeJob } from '../jobs/wake-job.ts';
import { deliverMailJobName } from './deliver-mail-name.ts';
import type { QueuedLetter } from './letter.ts';
import { hasMailbox } from './no-mailbox.ts';

/**
 * Queues a letter in the transaction of what causes it: it goes out within a second of the commit, and never where there
 * is a rollback, and never to somebody without an address. Only its facts are kept, and only until it was handed over; the words are found at that moment.
 */
export const queueMail = async (tx: Tx, letter: QueuedLetter): Promise<void> => {
  if (!hasMailbox(letter.to)) return;
  await tx.client.query(
    'insert into mail.letter (recipient, language, template, facts, attachment_name, attachment) values ($1, $2, $3, $4, $5, $6)',
    [
      letter.to,
      letter.language,
      letter.template,
      JSON.stringify(letter.facts),
      letter.attachment?.fileName ?? null,
      letter.attachment?.content ?? null,
    ],
  );
  await wakeJob(tx, deliverMailJobName);
};
