import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { formatQuantity, quantity, type Quantity } from '../../../../kit/quantity.ts';
import { useLocale } from '../../../../platform/web/locale.ts';
import { leadToWrong } from '../../../../ui/form/lead-to-wrong.ts';
import { useWall } from '../../../../ui/when/wall.tsx';
import { onScale } from '../../../inventory/rules/spoken-unit.ts';
import {
  movementRefusalWords,
  nameIn,
  partsText,
  quantityText,
  readWhen,
  reasonWord,
  stockRow,
  type EnteredWhen,
  type StockRow,
} from '../../../inventory/web/parts.ts';
import { useRestaurant } from '../../../restaurants/web/public.ts';
import type { EntryBody } from '../../contract/fields.ts';
import { isPastGood } from '../../rules/lot-of-waste.ts';
import { useWasteCommands, type TakenBack } from '../waste-commands.ts';
import { wasteRefusalWords } from '../words/refusal-words.ts';
import { wasteKindWord } from '../words/waste-word.ts';
import { readLog } from './log-form.ts';
import type { LogSearch } from './log-search.ts';
import { useLogForm } from './use-log-form.ts';
import { useOfferedLots } from './use-offered-lots.ts';
import { useTiles } from './use-tiles.ts';

/** What was logged last, until the next: it can be taken back from where it was logged. */
export type LastLogged = { readonly entry: TakenBack; readonly subject: string; readonly words: string; readonly isTakenBack: boolean };

type Amount = { readonly body: EntryBody; readonly netG: string | null; readonly base: Quantity | null };

/** How much it was, as the item is spoken of; of what was cooked, in what was counted. */
const amountText = ({ body, netG, base }: Amount, row: StockRow | undefined): string => {
  if (row && base !== null) return quantityText(row.units, base);
  return body.made ? partsText(body.entry.parts) : quantityText(onScale, quantity(netG ?? '0'));
};

/** Why it cannot be logged as it stands: a rule of waste, or of the quantity that was typed. */
const refusalWords = (refusal: { readonly code: string }): string =>
  wasteRefusalWords(refusal.code, refusal) ?? movementRefusalWords(refusal.code, refusal) ?? m.waste_not_saved();

/** The log in the making: what, why and how much, and what was logged last. */
export const useLog = (asked: LogSearch, onItem: (itemId: string | undefined) => void) => {
  const locale = useLocale();
  const { role } = useRestaurant();
  const wall = useWall();
  const { stock, search, setSearch, usual, tilesWith, containers } = useTiles();
  const commands = useWasteCommands();
  const [problem, setProblem] = useState<string>();
  const [last, setLast] = useState<LastLogged>();
  const onChange = () => {
    setProblem(undefined);
    setSearch('');
  };
  const { form, clear, typed, acts } = useLogForm(asked, { usual, onItem, onChange });
  const when: EnteredWhen = { day: form.day, minute: form.minute };
  // The address knows it no more after the browser was killed; what is kept does.
  const item = stock?.find(asked.item ?? form.itemId);
  const row = item && stockRow(item);
  const lots = useOfferedLots(row);
  const reading = readWhen(when, wall.timeZone);
  const isNow = when.day === '' && when.minute === '';

  const subjectOf = (): string => (item ? nameIn(item, locale) : (form.made?.name ?? wasteKindWord(form.kind)));
  const log = async (text: string): Promise<void> => {
    if (reading.error) return setProblem(String(reading.error.message));
    const isLotPastGood = lots.some(({ id, status }) => id === form.lotId && isPastGood(status));
    const read = readLog({ ...form, text }, { row, role, happenedAt: isNow ? null : reading.at, isLotPastGood });
    if (!read.ok) {
      setProblem(refusalWords(read.refusal));
      return leadToWrong();
    }
    const { body, netG, base } = read.value;
    const subject = subjectOf();
    await commands.log(body, { subject, form: typed(), weighedG: netG, picture: form.picture });
    const amount = amountText(read.value, row);
    const entry = { id: body.entryId, movementId: body.movementId, itemId: body.itemId, reason: body.reason };
    const moved = { quantity: base === null ? null : formatQuantity(base), happenedAt: body.happenedAt ?? new Date().toISOString() };
    setLast({
      entry: { ...entry, ...moved },
      subject,
      words: `${amount} ${subject}${m.ui_comma()}${reasonWord(body.reason)}`,
      isTakenBack: false,
    });
    clear();
  };
  /** How much of a text would be taken, in the item's base unit; null while it is not understood. */
  const amountOf = (text: string) => {
    const read = row && readLog({ ...form, text }, { row, role, happenedAt: null, isLotPastGood: false });
    return read?.ok ? read.value.base : null;
  };
  const undo = async (): Promise<void> => {
    if (!last) return;
    await commands.takeBack(last.entry, { subject: last.subject, reason: null });
    setLast({ ...last, isTakenBack: true });
  };
  const known = { stock, form, row, lots, search, problem, last, when, tiles: tilesWith(row), containers };
  return { ...acts, ...known, undo, log, amountOf, setSearch, setWhen: acts.set };
};

/** The log in the making, for its parts. */
export type WasteLog = ReturnType<typeof useLog>;
