import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import type { Dish } from '../../contract/fields.ts';
import { menuLimits } from '../../rules/menu-limits.ts';
import { usePause } from '../use-pause.ts';

const hourMs = 3_600_000;

/** After how many hours a dish comes back by itself; none is by hand. */
const spans = { hand: null, one: 1, two: 2, four: 4, day: 24 } as const;

type Span = keyof typeof spans;

const spanWords: Readonly<Record<Span, () => string>> = {
  hand: m.menu_back_by_hand,
  one: () => m.menu_back_after({ hours: 1 }),
  two: () => m.menu_back_after({ hours: 2 }),
  four: () => m.menu_back_after({ hours: 4 }),
  day: () => m.menu_back_after({ hours: 24 }),
};

const spanNames = Object.keys(spans) as Span[];

export type PauseDialogProps = { readonly dish: Dish; readonly name: string; readonly onClose: () => void };

/** Takes a dish off for now: why, and until when. */
export const PauseDialog = ({ dish, name, onClose }: PauseDialogProps) => {
  const { pause } = usePause();
  const [reason, setReason] = useState('');
  const [span, setSpan] = useState<Span>('hand');
  const go = async () => {
    const hours = spans[span];
    const until = hours === null ? null : new Date(Date.now() + hours * hourMs).toISOString();
    await pause(dish, name, { reason: reason.trim() === '' ? null : reason.trim(), until });
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.menu_take_off_named({ name })}
      description={m.menu_take_off_text()}
      actions={
        <>
          <Button onClick={onClose}>{m.menu_cancel()}</Button>
          <Button kind="primary" onClick={() => void go()}>
            {m.menu_take_off()}
          </Button>
        </>
      }
    >
      <TextField
        label={m.menu_why_off()}
        hint={m.menu_optional()}
        maxLength={menuLimits.noteLengthMax}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <SelectField
        label={m.menu_comes_back()}
        value={span}
        options={spanNames.map((one) => ({ value: one, label: spanWords[one]() }))}
        onChange={({ target }) => setSpan(spanNames.find((one) => one === target.value) ?? 'hand')}
      />
    </Dialog>
  );
};
