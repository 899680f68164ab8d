import { m } from '../../../../generated/messages/web/messages.js';
import { ShownOnceDialog } from '../../../../ui/shown-once-dialog.tsx';

/** A key as its program needs it, under the name that people gave it. */
export type ShownKey = { readonly name: string; readonly key: string };

/** Shows a key the one time that it is known; no device and no server keeps it. */
export const KeyReadyDialog = ({ shown: { name, key }, onClose }: { readonly shown: ShownKey; readonly onClose: () => void }) => (
  <ShownOnceDialog
    title={m.restaurants_key_ready({ name })}
    description={m.restaurants_key_ready_text()}
    label={m.restaurants_key_secret()}
    value={key}
    copyWord={m.restaurants_key_copy()}
    copiedWord={m.restaurants_key_copied()}
    doneWord={m.restaurants_done()}
    onClose={onClose}
  />
);
