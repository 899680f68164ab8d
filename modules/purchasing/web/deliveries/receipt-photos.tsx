import { X } from 'lucide-react';
import { useSyncExternalStore } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { newCommand } from '../../../../platform/web/new-command.ts';
import { useOutbox } from '../../../../platform/web/outbox/use-outbox.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { StatusLine } from '../../../../ui/tag.tsx';
import { useRestaurant } from '../../../restaurants/web/public.ts';
import type { Receipt } from '../../contract/receipt.contract.ts';
import { photoBounds, purchasingLimits } from '../../rules/limits.ts';
import { PhotoField } from '../../../../ui/file/photo-field.tsx';
import { sendPhoto } from '../show/send-photo.ts';

type ReceiptPhotosProps = { readonly receipt: Receipt; readonly line: Receipt['lines'][number] | null };

const photoCommand = 'purchasing.set-receipt-photo@1';

/** How many pictures of a delivery, or of one line of it, this device has not sent yet. */
const useWaitingPhotos = ({ receipt, line }: ReceiptPhotosProps): number => {
  const outbox = useOutbox();
  const entries = useSyncExternalStore(outbox.subscribe, outbox.entries);
  const isOfIt = (body: unknown) => {
    // What waits under this name was written by this module.
    const { receiptId, lineId } = body as { readonly receiptId: string; readonly lineId: string | null };
    return receiptId === receipt.id && lineId === (line?.id ?? null);
  };
  return entries.filter(
    ({ name, input, state }) => name === photoCommand && state !== 'needs-attention' && 'body' in input && isOfIt(input.body),
  ).length;
};

/** Pictures of what came, for whoever sees the delivery, and a way to add one, also without a line. */
export const ReceiptPhotos = ({ receipt, line }: ReceiptPhotosProps) => {
  const outbox = useOutbox();
  const { id: restaurantId } = useRestaurant();
  const waiting = useWaitingPhotos({ receipt, line });
  const what = line?.description ?? receipt.number;
  const photos = receipt.photos.filter(({ lineId }) => lineId === (line?.id ?? null));
  const hasRoom = receipt.photos.length + waiting < purchasingLimits.photosMax;
  const add = (picture: string | null) =>
    picture !== null &&
    void sendPhoto({ outbox, restaurantId, subject: what }, { receiptId: receipt.id, lineId: line?.id ?? null, picture });
  const remove = (photoId: string, lineId: string | null) =>
    void outbox.enqueue({
      name: photoCommand,
      input: newCommand(restaurantId, { photoId, receiptId: receipt.id, lineId, picture: null }),
      subject: what,
    });
  return (
    <div className="flex flex-col gap-2">
      {photos.length > 0 && (
        <ul aria-label={m.purchasing_photos_of({ what })} className="flex flex-wrap gap-2">
          {photos.map(({ id, lineId, address, takenBy, mayRemove }) => (
            <li key={id} className="relative">
              <a href={address} target="_blank" rel="noreferrer" className="block rounded-control focus-ring">
                <img
                  src={address}
                  alt={m.purchasing_photo_of({ what, name: takenBy })}
                  loading="lazy"
                  className="size-24 rounded-control border border-line object-cover"
                />
              </a>
              {mayRemove && (
                <span className="absolute top-1 right-1 rounded-chip bg-teff">
                  <IconButton label={m.ui_photo_remove()} onClick={() => remove(id, lineId)}>
                    <X aria-hidden />
                  </IconButton>
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {waiting > 0 && <StatusLine status="waiting">{m.purchasing_photo_waiting()}</StatusLine>}
      {hasRoom && receipt.state !== 'REVERSED' && <PhotoField bounds={photoBounds} picture={null} onChange={add} />}
    </div>
  );
};
