import { useState, type FormEvent } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Button } from '../../../../ui/button.tsx';
import { leadToWrong } from '../../../../ui/form/lead-to-wrong.ts';
import { Sheet } from '../../../../ui/sheet.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { coversTyped } from '../../rules/covers.ts';
import type { ActionProps } from './use-shown-order.ts';

const textOrNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** For whom an order is: how many, by which name, and what they cannot eat. */
export const GuestsSheet = ({ shown: { order, name, commands }, onClose }: ActionProps) => {
  const [covers, setCovers] = useState(order.covers === null ? '' : String(order.covers));
  const [guestName, setGuestName] = useState(order.guestName ?? '');
  const [allergyNote, setAllergyNote] = useState(order.allergyNote ?? '');
  const count = coversTyped(covers);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (count === undefined) return leadToWrong();
    const guests = {
      covers: count,
      guestName: textOrNull(guestName),
      allergyNote: textOrNull(allergyNote),
    };
    void commands.change({ orderId: order.id, guests }, name).then(onClose);
    return undefined;
  };
  return (
    <Sheet open onClose={onClose} title={m.kitchen_guests()}>
      <form onSubmit={save} className="flex flex-col gap-4">
        <TextField
          label={m.kitchen_covers_field()}
          inputMode="numeric"
          value={covers}
          maxLength={3}
          onChange={(event) => setCovers(event.target.value)}
          {...(count === undefined && { error: { message: m.kitchen_covers_wrong() } })}
        />
        <TextField label={m.kitchen_guest()} value={guestName} maxLength={80} onChange={(event) => setGuestName(event.target.value)} />
        <TextField
          label={m.kitchen_allergy_note()}
          hint={m.kitchen_allergy_late_hint()}
          value={allergyNote}
          maxLength={300}
          onChange={(event) => setAllergyNote(event.target.value)}
        />
        <Button kind="primary" size="thumb" type="submit">
          {m.kitchen_save()}
        </Button>
      </form>
    </Sheet>
  );
};
