import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';

import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { TextField } from './text-field.tsx';
import { showToast } from './toast.ts';

export type ShownOnceDialogProps = {
  readonly title: ReactNode;
  readonly description: ReactNode;
  /** What it is: "Key". */
  readonly label: string;
  readonly value: string;
  readonly copyWord: string;
  readonly copiedWord: string;
  /** The one way out: "I have kept it". */
  readonly doneWord: string;
  readonly onClose: () => void;
};

/** Shows a secret the one time that it is known, to be copied or chosen; it stays until somebody says that they have it. */
export const ShownOnceDialog = ({ label, value, copyWord, copiedWord, doneWord, onClose, ...said }: ShownOnceDialogProps) => {
  const copy = async () => {
    await navigator.clipboard.writeText(value);
    showToast({ title: copiedWord });
  };
  return (
    <Dialog
      {...said}
      open
      isShownOnce
      onClose={onClose}
      actions={
        <>
          {/* Without https a browser copies nothing for a page; the secret itself can still be chosen. */}
          {'clipboard' in navigator && (
            <Button icon={<Copy aria-hidden />} onClick={() => void copy()}>
              {copyWord}
            </Button>
          )}
          <Button kind="primary" onClick={onClose}>
            {doneWord}
          </Button>
        </>
      }
    >
      <TextField label={label} readOnly value={value} className="font-mono" onFocus={(event) => event.target.select()} />
    </Dialog>
  );
};
