import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Button } from '../../../../ui/button.tsx';
import { FaultLine } from '../../../../ui/form/fault-line.tsx';
import { useFaults } from '../../../../ui/form/use-faults.ts';
import { SelectField } from '../../../../ui/select-field.tsx';
import { useKept } from '../../../../ui/form/use-kept.ts';
import { Sheet } from '../../../../ui/sheet.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { inventoryLimits } from '../../rules/limits.ts';
import { stockRow } from '../list/stock-row.ts';
import { ItemPicker } from '../record/item-picker.tsx';
import { ScanItemButton } from '../scan/scan-button.tsx';
import { useStock } from '../stock/use-stock.ts';
import { readEntry } from './transfer-entry.ts';
import { newTransferForm, type NewTransfer } from './transfer-form.ts';
import { useTransferCommands } from './use-transfer-commands.ts';
import { wishFault, WishLine, type Wish } from './wish-line.tsx';

export type RequestSheetProps = {
  readonly kind: NewTransfer;
  readonly partners: readonly { readonly id: string; readonly name: string }[];
  readonly onClose: () => void;
};

const words = {
  ASK: {
    title: m.inventory_transfer_new,
    partner: m.inventory_transfer_from,
    action: m.inventory_transfer_send_request,
    done: m.inventory_transfer_asked_done,
  },
  SEND: {
    title: m.inventory_transfer_send_new,
    partner: m.inventory_transfer_to,
    action: m.inventory_transfer_send_to,
    done: m.inventory_transfer_sent_done,
  },
} as const;

/** An item of it, as it is kept. */
type TypedWish = { readonly itemId: string; readonly text: string };

/** What another restaurant is asked for, or sent: the items as this one knows them, and how much of each. */
export const RequestSheet = ({ kind, partners, onClose }: RequestSheetProps) => {
  const commands = useTransferCommands();
  const says = words[kind];
  const { stock } = useStock();
  const kept = useKept(newTransferForm(kind), { partnerId: partners[0]?.id ?? '', note: '', wishes: [] as readonly TypedWish[] });
  const { partnerId, note } = kept.values;
  const wishes: readonly Wish[] = kept.values.wishes.flatMap(({ itemId, text }) => {
    const item = stock?.find(itemId);
    return item ? [{ row: stockRow(item), text }] : [];
  });
  const setWishes = (next: readonly TypedWish[]) => kept.set({ ...kept.values, wishes: next });
  const [isPicking, setIsPicking] = useState(false);
  const partner = partners.find(({ id }) => id === partnerId);
  const read = wishes.map(({ row, text }) => ({ itemId: row.item.id, ...readEntry(text, row.units) }));
  const { errorAt, submit } = useFaults<string>({
    ...Object.fromEntries(wishes.map((wish) => [wish.row.item.id, wishFault(wish)])),
    partner: partner === undefined && m.ui_choose_one(),
    wishes: wishes.length === 0 && m.inventory_transfer_nothing(),
  });
  const close = () => {
    kept.forget();
    onClose();
  };
  const ask = async () => {
    const lines = read.flatMap(({ itemId, entry }) => (entry ? [{ itemId, entry }] : []));
    await commands[kind === 'ASK' ? 'request' : 'send']({ partnerId, note: note.trim() === '' ? null : note.trim(), lines }, kept.typed());
    showToast({ title: says.done({ name: partner?.name ?? '' }) });
    close();
  };
  const change = (itemId: string, text: string) =>
    setWishes(kept.values.wishes.map((wish) => (wish.itemId === itemId ? { itemId, text } : wish)));
  if (isPicking && stock) {
    const rest = stock.items.filter(({ id }) => wishes.every(({ row }) => row.item.id !== id));
    const pick = (item: (typeof rest)[number]) => {
      setWishes([...kept.values.wishes, { itemId: item.id, text: '' }]);
      setIsPicking(false);
    };
    return (
      <Sheet open onClose={() => setIsPicking(false)} onPhone="full" title={m.inventory_transfer_choose_item()}>
        <ItemPicker items={rest} onPick={pick} beside={<ScanItemButton items={rest} onFound={pick} />} />
      </Sheet>
    );
  }
  return (
    <Sheet
      open
      onClose={close}
      onPhone="full"
      title={says.title()}
      actions={
        <Button kind="primary" size="thumb" type="submit" form="transfer-request">
          {says.action({ name: partner?.name ?? '' })}
        </Button>
      }
    >
      <form id="transfer-request" noValidate onSubmit={submit(ask)} className="flex flex-col gap-5 pt-2">
        <SelectField
          label={says.partner()}
          value={partnerId}
          error={errorAt('partner')}
          options={partners.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(event) => kept.set({ ...kept.values, partnerId: event.target.value })}
        />
        {wishes.map((wish) => (
          <WishLine
            key={wish.row.item.id}
            wish={wish}
            error={errorAt(wish.row.item.id)}
            isShelfShown={kind === 'SEND'}
            onText={(text) => change(wish.row.item.id, text)}
            onRemove={() => setWishes(kept.values.wishes.filter(({ itemId }) => itemId !== wish.row.item.id))}
          />
        ))}
        <FaultLine error={errorAt('wishes')} />
        {wishes.length < inventoryLimits.transferLinesMax && (
          <Button className="self-start" onClick={() => setIsPicking(true)}>
            {m.inventory_transfer_add_item()}
          </Button>
        )}
        <TextField
          label={m.inventory_transfer_note()}
          value={note}
          maxLength={inventoryLimits.noteLengthMax}
          onChange={(event) => kept.set({ ...kept.values, note: event.target.value })}
        />
      </form>
    </Sheet>
  );
};
