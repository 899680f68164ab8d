import { Copy } from 'lucide-react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { showToast } from '../../../../ui/toast.ts';

/** A key as its program needs it, under the name that people gave it. */
export type ShownKey = { readonly name: string; readonly key: string };

/** Shows a key the one time that it is known; no device and no server keeps it. */
export const KeyReadyDialog = ({ shown: { name, key }, onClose }: { readonly shown: ShownKey; readonly onClose: () => void }) => {
  const copy = async () => {
    await navigator.clipboard.writeText(key);
    showToast({ title: m.restaurants_key_copied() });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.restaurants_key_ready({ name })}
      description={m.restaurants_key_ready_text()}
      actions={
        <>
          {'clipboard' in navigator && (
            <Button icon={<Copy aria-hidden />} onClick={() => void copy()}>
              {m.restaurants_key_copy()}
            </Button>
          )}
          <Button kind="primary" onClick={onClose}>
            {m.restaurants_done()}
          </Button>
        </>
      }
    >
      <TextField label={m.restaurants_key_secret()} readOnly value={key} className="font-mono" onFocus={(event) => event.target.select()} />
    </Dialog>
  );
};
