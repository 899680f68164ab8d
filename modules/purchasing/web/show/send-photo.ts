import { newCommand, newId } from '../../../../platform/web/new-command.ts';
import type { Outbox } from '../../../../platform/web/outbox/outbox.ts';

/** From where a picture goes, and what it is called while it waits. */
export type PhotoSender = { readonly outbox: Outbox; readonly restaurantId: string; readonly subject: string };

/** A picture in base64, of a delivery as a whole or of one line. */
export type SentPhoto = { readonly receiptId: string; readonly lineId: string | null; readonly picture: string };

/** Puts a picture behind its delivery in the same queue, so that the server knows the delivery by then. */
export const sendPhoto = ({ outbox, restaurantId, subject }: PhotoSender, photo: SentPhoto): Promise<void> =>
  outbox.enqueue({
    name: 'purchasing.set-receipt-photo@1',
    input: newCommand(restaurantId, { photoId: newId(), ...photo }),
    subject,
  });
