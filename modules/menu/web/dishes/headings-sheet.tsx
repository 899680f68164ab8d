import { ArrowUp, Trash2 } from 'lucide-react';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { newId } from '../../../../platform/web/new-command.ts';
import { Button } from '../../../../ui/button.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import type { Category } from '../../contract/fields.ts';
import type { MenuClient } from '../menu-client.ts';
import { useTell } from '../use-tell.ts';

const send = (client: MenuClient) => client.saveCategory;

type Change = Partial<Pick<Category, 'name' | 'nameLocal' | 'sortOrder'>> & { readonly isArchived?: boolean };

export type HeadingsSheetProps = { readonly categories: readonly Category[]; readonly onClose: () => void };

/** The headings of the menu, in their order. */
export const HeadingsSheet = ({ categories, onClose }: HeadingsSheetProps) => {
  const { tell, isTelling } = useTell();
  const [name, setName] = useState('');
  const [nameLocal, setNameLocal] = useState('');
  const save = ({ id, version, ...category }: Category, change: Change) =>
    tell(send, { categoryId: id, baseVersion: version, isArchived: false, ...category, ...change });
  const add = async () => {
    const sortOrder = Math.max(-1, ...categories.map((one) => one.sortOrder)) + 1;
    const body = { categoryId: newId(), baseVersion: null, name: name.trim(), nameLocal: nameLocal.trim() || null, sortOrder };
    if ((await tell(send, { ...body, isArchived: false })) !== null) return;
    setName('');
    setNameLocal('');
  };
  /** Changes places with the one above; both are written, so that two that stood at one place are told apart. */
  const raise = async (index: number) => {
    const [above, moved] = [categories[index - 1], categories[index]];
    if (!above || !moved) return;
    await save(moved, { sortOrder: index - 1 });
    await save(above, { sortOrder: index });
  };
  return (
    <Sheet open onClose={onClose} title={m.menu_headings()}>
      <ul className="flex flex-col">
        {categories.map((category, index) => (
          <li key={`${category.id}/${category.version}`} className="flex items-end gap-2 border-b border-line py-3">
            <HeadingFields category={category} onSave={(change) => void save(category, change)} />
            <IconButton label={m.menu_move_up()} disabled={index === 0 || isTelling} onClick={() => void raise(index)}>
              <ArrowUp aria-hidden />
            </IconButton>
            <IconButton label={m.menu_remove()} disabled={isTelling} onClick={() => void save(category, { isArchived: true })}>
              <Trash2 aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      <form
        className="flex flex-col gap-4 pt-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== '') void add();
        }}
      >
        <TextField label={m.menu_new_heading()} value={name} onChange={({ target }) => setName(target.value)} />
        <TextField label={m.menu_name_local()} lang="am" value={nameLocal} onChange={({ target }) => setNameLocal(target.value)} />
        <Button type="submit" disabled={name.trim() === ''} busyLabel={isTelling ? m.menu_saving() : undefined}>
          {m.menu_add_heading()}
        </Button>
      </form>
    </Sheet>
  );
};

type HeadingFieldsProps = { readonly category: Category; readonly onSave: (change: Change) => void };

/** Kept when the field is left, if anything in it has changed. */
const HeadingFields = ({ category, onSave }: HeadingFieldsProps) => {
  const [name, setName] = useState(category.name);
  const [nameLocal, setNameLocal] = useState(category.nameLocal ?? '');
  const keep = () => {
    const said = { name: name.trim(), nameLocal: nameLocal.trim() || null };
    if (said.name !== '' && (said.name !== category.name || said.nameLocal !== category.nameLocal)) onSave(said);
  };
  return (
    <span className="grid min-w-0 flex-1 grid-cols-2 gap-2">
      <TextField label={m.menu_name()} value={name} onChange={({ target }) => setName(target.value)} onBlur={keep} />
      <TextField
        label={m.menu_name_local()}
        lang="am"
        value={nameLocal}
        onChange={({ target }) => setNameLocal(target.value)}
        onBlur={keep}
      />
    </span>
  );
};
