import { useState } from 'react';
import { m } from '../../../../generated/messages/web/messages.js';
import { useSession } from '../../../../platform/web/session.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { useRestaurant } from '../../../restaurants/web/public.ts';
import { decideVoid, isUndo } from '../../rules/entry-status.ts';
import type { EntryRow } from '../../contract/fields.ts';
import { useWasteCommands } from '../waste-commands.ts';
import { wasteRefusalWords } from '../words/refusal-words.ts';

export type TakeBackProps = { readonly row: EntryRow; readonly name: string; readonly onClose: () => void };

/** Asks once; after the first minutes whoever leads says why, and others are told who may. */
export const TakeBack = ({ row, name, onClose }: TakeBackProps) => {
  const { role } = useRestaurant();
  const userId = useSession()?.user.id ?? '';
  const { takeBack } = useWasteCommands();
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const entry = { status: row.status, loggedBy: row.loggedBy.id, loggedAt: new Date(row.loggedAt) };
  const [openedAt] = useState(() => new Date());
  const isOwnUndo = isUndo(entry, { userId, at: openedAt });
  const act = () => {
    const decided = decideVoid(entry, { role, userId, at: new Date(), reason });
    if (!decided.ok) return setProblem(wasteRefusalWords(decided.refusal.code, decided.refusal));
    void takeBack(row, { subject: name, reason: reason.trim() === '' ? null : reason.trim() });
    return onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.waste_take_back_title({ what: name })}
      description={row.movementId === null && row.made === null ? m.waste_take_back_text() : m.waste_take_back_stock()}
      actions={
        <>
          <Button onClick={onClose}>{m.waste_keep()}</Button>
          <Button kind="primary" onClick={act}>
            {m.waste_take_back()}
          </Button>
        </>
      }
    >
      <TextField
        label={isOwnUndo ? m.waste_reason_optional() : m.waste_reason_why()}
        maxLength={500}
        value={reason}
        error={problem === undefined ? undefined : { message: problem }}
        onChange={(event) => setReason(event.target.value)}
      />
    </Dialog>
  );
};
