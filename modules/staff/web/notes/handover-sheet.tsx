import { m } from '../../../../generated/messages/web/messages.js';
import { Button } from '../../../../ui/button.tsx';
import { useFaults } from '../../../../ui/form/use-faults.ts';
import { useKept } from '../../../../ui/form/use-kept.ts';
import { Sheet } from '../../../../ui/sheet.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { announcementLimits } from '../../rules/announcement.ts';
import { useNoteCommands } from './use-notes.ts';

/** Names the word for the next shift while it is typed, for whoever opens the sheet. */
export const handoverForm = 'staff.hand-over';

const nothingSaid = { text: '' };

/** Word for the next shift; it is kept on the device where there is no line. */
export const HandoverSheet = ({ onClose }: { readonly onClose: () => void }) => {
  const { handOver } = useNoteCommands();
  const kept = useKept(handoverForm, nothingSaid);
  const { text } = kept.values;
  const { errorAt, send } = useFaults({ text: text.trim() === '' && m.staff_note_missing() });
  const leave = async () => {
    await handOver(text.trim(), kept.typed());
    kept.forget();
    onClose();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={m.staff_note_hand_over()}
      actions={
        <Button kind="primary" onClick={() => send(leave)}>
          {m.staff_note_leave()}
        </Button>
      }
    >
      <TextArea
        label={m.staff_note_text()}
        maxLength={announcementLimits.textMax}
        value={text}
        error={errorAt('text')}
        onChange={({ target }) => kept.set({ text: target.value })}
      />
    </Sheet>
  );
};
