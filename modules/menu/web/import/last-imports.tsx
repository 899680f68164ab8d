import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { newCommand } from '../../../../platform/web/new-command.ts';
import { attempt } from '../../../../platform/web/refusal.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { useWhen } from '../../../../ui/when/use-when.ts';
import type { DishImport } from '../../contract/dish-import.contract.ts';
import { useMenuWorld } from '../menu-client.ts';
import { menuKeys } from '../menu-queries.ts';
import { failureWords } from '../words/failure-words.ts';

/** Files that came in before, each to be taken back whole. */
export const LastImports = () => {
  const { client, restaurantId } = useMenuWorld();
  const query = useQuery({ queryKey: ['menu', restaurantId, 'imports'], queryFn: () => client.listDishImports({ restaurantId }) });
  const [chosen, setChosen] = useState<DishImport>();
  const imports = query.data?.imports ?? [];
  if (imports.length === 0) return null;
  return (
    <section className="flex max-w-line flex-col gap-2">
      <h2 className="text-heading">{m.menu_import_before()}</h2>
      <ul className="border-b border-line">
        {imports.map((one) => (
          <ImportLine key={one.id} file={one} onUndo={() => setChosen(one)} />
        ))}
      </ul>
      {chosen && <UndoDialog file={chosen} onClose={() => setChosen(undefined)} />}
    </section>
  );
};

const ImportLine = ({ file, onUndo }: { readonly file: DishImport; readonly onUndo: () => void }) => {
  const { moment } = useWhen();
  const isUndone = file.undoneAt !== null;
  return (
    <li className="flex items-center justify-between gap-4 border-t border-line py-3">
      <div className="min-w-0">
        <p className="truncate text-body font-medium">{file.fileName}</p>
        <p className="text-small text-ink-2">
          {[m.menu_import_dishes({ count: file.dishes }), file.importedBy, moment(file.importedAt), isUndone ? m.menu_import_undone() : '']
            .filter((part) => part !== '')
            .join(' · ')}
        </p>
      </div>
      {!isUndone && (
        <Button kind="row" aria-label={m.menu_import_undo_named({ name: file.fileName })} onClick={onUndo}>
          {m.menu_import_undo()}
        </Button>
      )}
    </li>
  );
};

const UndoDialog = ({ file, onClose }: { readonly file: DishImport; readonly onClose: () => void }) => {
  const { client, restaurantId } = useMenuWorld();
  const queries = useQueryClient();
  const [isTelling, setIsTelling] = useState(false);
  const undo = async () => {
    setIsTelling(true);
    const outcome = await attempt(client.undoDishImport(newCommand(restaurantId, { importId: file.id })));
    await queries.invalidateQueries({ queryKey: menuKeys.all(restaurantId) });
    onClose();
    if ('failure' in outcome) {
      showToast({ status: 'wrong', title: m.menu_not_done(), description: failureWords(outcome.failure) });
      return;
    }
    const { removed, kept } = outcome.answer;
    const title = m.menu_import_taken_back({ count: removed });
    showToast(kept.length === 0 ? { title } : { title, description: m.menu_import_kept({ names: kept.join(m.ui_comma()) }) });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.menu_import_undo_named({ name: file.fileName })}
      description={m.menu_import_undo_text()}
      actions={
        <>
          <Button onClick={onClose}>{m.menu_cancel()}</Button>
          <Button kind="primary" busyLabel={isTelling ? m.menu_saving() : undefined} onClick={() => void undo()}>
            {m.menu_import_undo()}
          </Button>
        </>
      }
    />
  );
};
