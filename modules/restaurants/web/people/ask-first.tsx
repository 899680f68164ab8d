import { m } from '../../../../generated/messages/web/messages.js';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';

export type AskFirstProps = {
  readonly title: string;
  /** What it means for whoever is touched by it. */
  readonly text: string;
  /** What is done; to remove where nothing else is said. */
  readonly action?: string;
  readonly isTelling: boolean;
  readonly onRemove: () => void;
  readonly onClose: () => void;
};

/** Before something is taken from others: what it is, what follows, and the way back as near as the way on. */
export const AskFirst = ({ title, text, action, isTelling, onRemove, onClose }: AskFirstProps) => (
  <Dialog
    open
    onClose={onClose}
    title={title}
    description={text}
    actions={
      <>
        <Button kind="quiet" onClick={onClose}>
          {m.restaurants_leave_it()}
        </Button>
        <Button kind="primary" busyLabel={isTelling ? m.restaurants_keeping() : undefined} onClick={onRemove}>
          {action ?? m.restaurants_remove()}
        </Button>
      </>
    }
  />
);
