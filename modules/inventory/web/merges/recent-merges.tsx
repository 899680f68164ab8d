import { useMemo, useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import { newCommand } from '../../../../platform/web/new-command.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { MomentText } from '../../../../ui/when/when-text.tsx';
import { useCan } from '../../../restaurants/web/public.ts';
import { mergeUndoDays } from '../../rules/merge-items.ts';
import { nameIn } from '../show/item-name.ts';
import { useInventoryWorld } from '../stock/use-stock.ts';
import { useMergeCommands, type RecentMerge } from './use-merges.ts';

const namesOf = (merge: RecentMerge, locale: ReturnType<typeof useLocale>) => ({
  gone: nameIn({ name: merge.mergedName, nameLocal: merge.mergedNameLocal }, locale),
  stays: nameIn({ name: merge.keptName, nameLocal: merge.keptNameLocal }, locale),
});

/** Merges that may still be taken back; nothing where there is none. */
export const RecentMerges = ({ merges }: { readonly merges: readonly RecentMerge[] }) => {
  const locale = useLocale();
  const canEdit = useCan('inventory.edit-items');
  const [asked, setAsked] = useState<RecentMerge>();
  if (merges.length === 0) return null;
  const title = m.inventory_merges_recent({ days: mergeUndoDays });
  return (
    <section>
      <h2 className="pb-2 text-heading">{title}</h2>
      <ul aria-label={title} className="border-t border-line">
        {merges.map((merge) => (
          <li key={merge.id} className="flex min-h-16 flex-wrap items-center justify-between gap-3 border-b border-line py-2">
            <span className="flex min-w-0 flex-1 basis-64 flex-col">
              <span className="font-semibold">{m.inventory_merges_into(namesOf(merge, locale))}</span>
              <span className="flex flex-wrap gap-x-3 text-small text-ink-2">
                <MomentText at={merge.mergedAt} style="near" />
                <span>{m.inventory_merges_by({ name: merge.by })}</span>
              </span>
            </span>
            {canEdit && <Button onClick={() => setAsked(merge)}>{m.inventory_merge_undo()}</Button>}
          </li>
        ))}
      </ul>
      {asked && <UndoDialog merge={asked} onClose={() => setAsked(undefined)} />}
    </section>
  );
};

const UndoDialog = ({ merge, onClose }: { readonly merge: RecentMerge; readonly onClose: () => void }) => {
  const locale = useLocale();
  const { restaurantId } = useInventoryWorld();
  const { undo, isBusy, fault } = useMergeCommands();
  const command = useMemo(() => newCommand(restaurantId, { mergeId: merge.id }), [restaurantId, merge.id]);
  const names = namesOf(merge, locale);
  const submit = async () => {
    if (!(await undo(command))) return;
    showToast({ title: m.inventory_merge_undone(names) });
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.inventory_merge_undo_title()}
      description={m.inventory_merge_undo_text(names)}
      actions={
        <>
          <Button onClick={onClose}>{m.inventory_cancel()}</Button>
          <Button kind="primary" busyLabel={isBusy ? m.inventory_loading() : undefined} onClick={() => void submit()}>
            {m.inventory_merge_undo()}
          </Button>
        </>
      }
    >
      {fault !== undefined && <Banner status="wrong" title={fault} />}
    </Dialog>
  );
};
