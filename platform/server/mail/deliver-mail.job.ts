import type { Job } from '../jobs/job.ts';
import { deliverMailJobName } from './deliver-mail-name.ts';
import type { LetterWriter } from './letter.ts';
import { clearOldLetters, noteDelivered, noteUndelivered, takeDueLetter, type BoxedLetter } from './letter-box.ts';
import type { LetterCarrier } from './smtp-adapter.ts';

/** Who writes the letters and who carries them; null where nobody does, and they stay in the box to be read there. */
export type MailWiring = { readonly write: LetterWriter; readonly carrier: LetterCarrier | null };

/**
 * Hands over every letter that is due. One that fails keeps none of the others waiting, and is tried again for a day.
 * The log names a letter by its id and template, never by what it says.
 */
export const deliverMail = ({ write, carrier }: MailWiring): Job => ({
  name: deliverMailJobName,
  schedule: '* * * * *',
  run: async ({ pools, log }) => {
    const deliver = async (carriedBy: LetterCarrier, { id, attempts, letter }: BoxedLetter): Promise<void> => {
      try {
        await carriedBy.send({ ...write(letter), ...(letter.attachment && { attachment: letter.attachment }) });
        await noteDelivered(pools.auth, id);
      } catch (fault) {
        const reason = fault instanceof Error ? fault.message : String(fault);
        log.warn({ letter: id, template: letter.template, attempts, reason }, 'a letter was not handed over');
        await noteUndelivered(pools.auth, id, reason);
      }
    };
    await clearOldLetters(pools.auth);
    if (carrier === null) return;
    for (let next = await takeDueLetter(pools.auth); next !== null; next = await takeDueLetter(pools.auth)) await deliver(carrier, next);
  },
});
