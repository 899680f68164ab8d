import { useState, type FormEvent } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Button } from '../../../../ui/button.tsx';
import { Chip } from '../../../../ui/chip.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { shareText, typedShare } from './amount-text.ts';
import type { ActionProps } from './use-shown-order.ts';

const usualShares = ['0', '5', '10', '12.5'] as const;

/** Which share of the bill is added for service; guests may refuse it. */
export const ServiceSheet = ({ shown: { order, name, commands }, onClose }: ActionProps) => {
  const [typed, setTyped] = useState(shareText(order.serviceShare));
  const serviceShare = typedShare(typed);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (serviceShare === null) return;
    void commands.change({ orderId: order.id, guests: { serviceShare } }, name).then(onClose);
  };
  return (
    <Sheet open onClose={onClose} title={m.kitchen_service()}>
      <form onSubmit={save} className="flex flex-col gap-4">
        <p className="text-body text-ink-2">{m.kitchen_service_text()}</p>
        <div className="flex flex-wrap gap-2">
          {usualShares.map((share) => (
            <Chip key={share} pressed={typed === share} onPress={() => setTyped(share)}>
              {`${share}%`}
            </Chip>
          ))}
        </div>
        <TextField
          label={m.kitchen_service_share()}
          inputMode="decimal"
          trailing="%"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          {...(serviceShare === null && { error: { message: m.kitchen_share_wrong() } })}
        />
        <Button kind="primary" size="thumb" type="submit" disabled={serviceShare === null}>
          {m.kitchen_save()}
        </Button>
      </form>
    </Sheet>
  );
};
