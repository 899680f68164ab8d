import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { findItems, nameIn, ScanItemButton } from '../../../inventory/web/parts.ts';

type Items = Parameters<typeof findItems>[0];

const foundMax = 5;

/** Another item that came: found by its name, in either language, or by the code on its pack. */
export const AddItem = ({ items, onAdd }: { readonly items: Items; readonly onAdd: (itemId: string) => void }) => {
  const locale = useLocale();
  const [text, setText] = useState('');
  const found = text.trim() === '' ? [] : findItems(items, text, foundMax).filter((item) => item.isActive);
  const add = (itemId: string) => {
    onAdd(itemId);
    setText('');
  };
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-end gap-1">
        <TextField
          type="search"
          fieldClassName="flex-1"
          label={m.purchasing_receive_add_item()}
          autoComplete="off"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <ScanItemButton items={items} onFound={({ id }) => add(id)} />
      </div>
      {text.trim() !== '' && found.length === 0 && <p className="text-small text-ink-2">{m.purchasing_item_none()}</p>}
      <div className="flex flex-wrap gap-2">
        {found.map((item) => (
          <Button key={item.id} onClick={() => add(item.id)}>
            {nameIn(item, locale)}
          </Button>
        ))}
      </div>
    </div>
  );
};
