import { Copy } from 'lucide-react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { showToast } from '../../../../ui/toast.ts';

/** What is typed into a till, under the name that people gave it. */
export type ShownKey = { readonly name: string; readonly till: string; readonly key: string };

/** Shows the key of a till; it was asked for to be looked at, and is never kept on the device. */
export const TillKeyDialog = ({ shown: { name, till, key }, onClose }: { readonly shown: ShownKey; readonly onClose: () => void }) => {
  const copy = async () => {
    await navigator.clipboard.writeText(key);
    showToast({ title: m.kitchen_till_copied() });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.kitchen_till_key_title({ name })}
      description={m.kitchen_till_key_hint()}
      actions={<Button onClick={onClose}>{m.kitchen_till_done()}</Button>}
    >
      <TextField label={m.kitchen_till_key_name()} readOnly value={till} onFocus={(event) => event.target.select()} />
      <TextField label={m.kitchen_till_key()} readOnly value={key} onFocus={(event) => event.target.select()} />
      {'clipboard' in navigator && (
        <Button icon={<Copy aria-hidden />} onClick={() => void copy()}>
          {m.kitchen_till_copy()}
        </Button>
      )}
    </Dialog>
  );
};
