import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { DayField } from '../../../../ui/when/day-field.tsx';
import { nameIn } from '../../../inventory/web/parts.ts';
import type { Dish } from '../../contract/fields.ts';
import { menuLimits } from '../../rules/menu-limits.ts';
import { useMenuWorld } from '../menu-client.ts';
import { usePaper } from '../show/use-paper.ts';

const languages = [
  { value: 'en', label: 'English' },
  { value: 'am', label: 'አማርኛ' },
];

/** How many were asked for; undefined where it is no number that can be printed at once. */
const readCopies = (text: string): number | undefined => {
  const copies = /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0;
  return copies >= 1 && copies <= menuLimits.labelsMax ? copies : undefined;
};

export type LabelDialogProps = { readonly dish: Dish; readonly onClose: () => void };

/** Prints labels for a dish that is packed before somebody orders it. */
export const LabelDialog = ({ dish, onClose }: LabelDialogProps) => {
  const locale = useLocale();
  const { client, restaurantId } = useMenuWorld();
  const { print, isPrinting } = usePaper();
  const [useBy, setUseBy] = useState('');
  const [typed, setTyped] = useState('1');
  const [language, setLanguage] = useState<'en' | 'am'>(locale);
  const [isAsked, setIsAsked] = useState(false);
  const copies = readCopies(typed);
  const go = async () => {
    setIsAsked(true);
    if (useBy === '' || copies === undefined) return;
    if (await print(client.printLabels({ restaurantId, dishId: dish.id, language, useBy, copies }))) onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.menu_labels_for({ name: nameIn(dish, locale) })}
      description={m.menu_labels_text()}
      actions={
        <>
          <Button onClick={onClose}>{m.menu_cancel()}</Button>
          <Button kind="primary" busyLabel={isPrinting ? m.ui_unread_loading() : undefined} onClick={() => void go()}>
            {m.menu_labels_print()}
          </Button>
        </>
      }
    >
      <DayField
        label={m.menu_labels_use_by()}
        value={useBy}
        onChange={setUseBy}
        error={isAsked && useBy === '' ? { message: m.menu_labels_day_missing() } : undefined}
      />
      <TextField
        label={m.menu_labels_copies()}
        inputMode="numeric"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={isAsked && copies === undefined ? { message: m.menu_labels_copies_wrong({ max: menuLimits.labelsMax }) } : undefined}
      />
      <SelectField
        label={m.menu_labels_language()}
        value={language}
        options={languages}
        onChange={({ target }) => setLanguage(target.value === 'am' ? 'am' : 'en')}
      />
      <p className="text-small text-ink-2">{m.menu_labels_law()}</p>
    </Dialog>
  );
};
