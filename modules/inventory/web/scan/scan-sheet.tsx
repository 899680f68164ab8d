import { useState, type SubmitEvent } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Button } from '../../../../ui/button.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { inventoryLimits } from '../../rules/limits.ts';
import { PhotographedCode } from './photographed-code.tsx';
import { Viewfinder } from './viewfinder.tsx';

export type ScanSheetProps = { readonly onCode: (code: string) => void; readonly onClose: () => void };

/** A code, by camera, from a photo or by hand: it is always one of them, whatever the device has and whoever allowed what. */
export const ScanSheet = ({ onCode, onClose }: ScanSheetProps) => (
  <Sheet open onClose={onClose} onPhone="full" title={m.inventory_scan()}>
    <div className="flex flex-col gap-6 pt-2">
      <Viewfinder onCode={onCode} />
      <PhotographedCode onCode={onCode} />
      <TypedCode onCode={onCode} />
    </div>
  </Sheet>
);

const TypedCode = ({ onCode }: Pick<ScanSheetProps, 'onCode'>) => {
  const [typed, setTyped] = useState('');
  const find = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A sheet stands inside the tree of the form that it was opened from.
    event.stopPropagation();
    if (typed.trim() !== '') onCode(typed.trim());
  };
  return (
    <form noValidate onSubmit={find} className="flex items-end gap-2">
      <TextField
        fieldClassName="flex-1"
        label={m.inventory_scan_type()}
        autoComplete="off"
        maxLength={inventoryLimits.barcodeLengthMax}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit">{m.inventory_scan_find()}</Button>
    </form>
  );
};
