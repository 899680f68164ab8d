import { Trash2 } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { noQuantity } from '../../../../kit/quantity.ts';
import { useLocale } from '../../../../platform/web/locale.ts';
import { Button } from '../../../../ui/button.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { inventoryLimits } from '../../rules/limits.ts';
import { stockRow, type StockRow } from '../list/stock-row.ts';
import { ItemPicker } from '../record/item-picker.tsx';
import { nameIn } from '../show/item-name.ts';
import { useStock } from '../stock/use-stock.ts';
import { refusalWords } from '../words/refusal-words.ts';
import { readEntry } from './transfer-entry.ts';
import { useTransferCommands } from './use-transfer-commands.ts';

export type RequestSheetProps = {
  readonly partners: readonly { readonly id: string; readonly name: string }[];
  readonly onClose: () => void;
};

type Wish = { readonly row: StockRow; readonly text: string };

/** What another restaurant is asked for: the items as this one knows them, and how much of each. */
export const RequestSheet = ({ partners, onClose }: RequestSheetProps) => {
  const commands = useTransferCommands();
  const { stock } = useStock();
  const [partnerId, setPartnerId] = useState(partners[0]?.id ?? '');
  const [wishes, setWishes] = useState<readonly Wish[]>([]);
  const [note, setNote] = useState('');
  const [isPicking, setIsPicking] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const partner = partners.find(({ id }) => id === partnerId);
  const read = wishes.map(({ row, text }) => ({ itemId: row.item.id, ...readEntry(text, row.units) }));
  const isWhole = read.length > 0 && read.every(({ base }) => base !== null && base > noQuantity);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsTried(true);
    if (!isWhole || !partner) return;
    const lines = read.flatMap(({ itemId, entry }) => (entry ? [{ itemId, entry }] : []));
    await commands.request({ partnerId, note: note.trim() === '' ? null : note.trim(), lines });
    showToast({ title: m.inventory_transfer_asked_done({ name: partner.name }) });
    onClose();
  };
  const change = (index: number, text: string) => setWishes(wishes.map((wish, at) => (at === index ? { ...wish, text } : wish)));
  if (isPicking && stock) {
    const rest = stock.items.filter(({ id }) => wishes.every(({ row }) => row.item.id !== id));
    const pick = (item: (typeof rest)[number]) => {
      setWishes([...wishes, { row: stockRow(item), text: '' }]);
      setIsPicking(false);
    };
    return (
      <Sheet open onClose={() => setIsPicking(false)} onPhone="full" title={m.inventory_transfer_choose_item()}>
        <ItemPicker items={rest} onPick={pick} />
      </Sheet>
    );
  }
  return (
    <Sheet
      open
      onClose={onClose}
      onPhone="full"
      title={m.inventory_transfer_new()}
      actions={
        <Button kind="primary" size="thumb" type="submit" form="transfer-request">
          {m.inventory_transfer_send_request({ name: partner?.name ?? '' })}
        </Button>
      }
    >
      <form id="transfer-request" noValidate onSubmit={submit} className="flex flex-col gap-5 pt-2">
        <SelectField
          label={m.inventory_transfer_from()}
          value={partnerId}
          options={partners.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(event) => setPartnerId(event.target.value)}
        />
        {wishes.map((wish, index) => (
          <WishLine
            key={wish.row.item.id}
            wish={wish}
            isTried={isTried}
            onText={(text) => change(index, text)}
            onRemove={() => setWishes(wishes.filter((_, at) => at !== index))}
          />
        ))}
        {isTried && wishes.length === 0 && (
          <p role="alert" className="text-small text-wrong">
            {m.inventory_transfer_nothing()}
          </p>
        )}
        {wishes.length < inventoryLimits.transferLinesMax && (
          <Button className="self-start" onClick={() => setIsPicking(true)}>
            {m.inventory_transfer_add_item()}
          </Button>
        )}
        <TextField
          label={m.inventory_transfer_note()}
          value={note}
          maxLength={inventoryLimits.noteLengthMax}
          onChange={(event) => setNote(event.target.value)}
        />
      </form>
    </Sheet>
  );
};

type WishLineProps = {
  readonly wish: Wish;
  readonly isTried: boolean;
  readonly onText: (text: string) => void;
  readonly onRemove: () => void;
};

const WishLine = ({ wish: { row, text }, isTried, onText, onRemove }: WishLineProps) => {
  const locale = useLocale();
  const { base, error } = readEntry(text, row.units);
  const nothing = base !== null && base <= noQuantity ? { message: refusalWords({ code: 'QUANTITY_ZERO' }) } : undefined;
  return (
    <div className="grid grid-cols-[1fr_auto] items-start gap-3">
      <TextField
        label={nameIn(row.item, locale)}
        hint={m.inventory_record_quantity_hint()}
        autoComplete="off"
        value={text}
        error={isTried || text !== '' ? (error ?? nothing) : undefined}
        onChange={(event) => onText(event.target.value)}
      />
      <IconButton className="mt-6" label={m.inventory_transfer_remove_item({ name: nameIn(row.item, locale) })} onClick={onRemove}>
        <Trash2 aria-hidden />
      </IconButton>
    </div>
  );
};
