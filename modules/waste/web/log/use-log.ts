import { useState } from 'react';

import { formatQuantity, quantity } from '../../../../kit/quantity.ts';
import { useLocale } from '../../../../platform/web/locale.ts';
import { useWall } from '../../../../ui/when/wall.tsx';
import {
  nameIn,
  quantityText,
  readWhen,
  reasonWord,
  stockRefusalWords,
  stockRow,
  type EnteredWhen,
  type StockRow,
} from '../../../inventory/web/parts.ts';
import { useRestaurant } from '../../../restaurants/web/public.ts';
import { usualStage, type LoggableKind } from '../../rules/waste-words.ts';
import { useWasteCommands, type TakenBack } from '../waste-commands.ts';
import { wasteRefusalWords } from '../words/refusal-words.ts';
import { wasteKindWord } from '../words/waste-word.ts';
import { readLog, type LogForm } from './log-form.ts';
import { useTiles } from './use-tiles.ts';

/** What is weighed and is no item is said like one that is kept by weight. */
const grams: StockRow['units'] = { baseUnit: 'g', packChain: [], countUnits: [], densityGPerMl: null, eachMeasure: null };

const emptyForm: LogForm = {
  kind: 'STOCK_ITEM',
  reason: 'SPOILED',
  stage: 'STORAGE',
  destination: 'FOOD_WASTE_BIN',
  isWeighed: false,
  text: '',
  containerId: null,
  tareG: '0',
  note: '',
  picture: null,
};

/** What was logged last, until the next: it can be taken back from where it was logged. */
export type LastLogged = { readonly entry: TakenBack; readonly subject: string; readonly words: string; readonly isTakenBack: boolean };

/** The log in the making: what, why and how much, and what was logged last. */
export const useLog = (itemId: string | undefined, onItem: (itemId: string | undefined) => void) => {
  const locale = useLocale();
  const { role } = useRestaurant();
  const wall = useWall();
  const { stock, search, setSearch, usual, tiles, containers } = useTiles();
  const commands = useWasteCommands();
  const [form, setForm] = useState(emptyForm);
  const [when, setWhen] = useState<EnteredWhen>({ day: '', minute: '' });
  const [problem, setProblem] = useState<string>();
  const [last, setLast] = useState<LastLogged>();
  const item = itemId === undefined ? undefined : stock?.find(itemId);
  const row = item && stockRow(item);
  const reading = readWhen(when, wall.timeZone);
  const isNow = when.day === '' && when.minute === '';

  const set = (change: Partial<LogForm>) => {
    setProblem(undefined);
    setForm((before) => ({ ...before, ...change }));
  };
  const pick = (picked: StockRow) => {
    const habit = usual.find((one) => one.itemId === picked.item.id);
    const reason = (habit?.reason ?? form.reason) as LogForm['reason'];
    set({ kind: 'STOCK_ITEM', reason, stage: habit?.stage ?? usualStage('STOCK_ITEM', reason), isWeighed: false, text: '' });
    setSearch('');
    onItem(picked.item.id);
  };
  const pickKind = (kind: LoggableKind) => {
    const reason = kind === 'PLATE' ? 'RETURNED' : 'OTHER';
    set({ kind, reason, stage: usualStage(kind, reason), isWeighed: true, text: '' });
    onItem(undefined);
  };
  const pickNothing = () => {
    set({ kind: 'STOCK_ITEM', isWeighed: false, text: '' });
    onItem(undefined);
  };
  const log = async (text: string): Promise<void> => {
    if (reading.error) return setProblem(String(reading.error.message));
    const read = readLog({ ...form, text }, { row, role, happenedAt: isNow ? null : reading.at });
    if (!read.ok) return setProblem(wasteRefusalWords(read.refusal.code, read.refusal) ?? stockRefusalWords(read.refusal as never));
    const { body, netG, base } = read.value;
    const subject = item ? nameIn(item, locale) : wasteKindWord(body.kind);
    await commands.log(body, { subject, weighedG: netG, picture: form.picture });
    const amount = row && base !== null ? quantityText(row.units, base) : quantityText(grams, quantity(netG ?? '0'));
    const entry = { id: body.entryId, movementId: body.movementId, itemId: body.itemId, reason: body.reason };
    const known = { quantity: base === null ? null : formatQuantity(base), happenedAt: body.happenedAt ?? new Date().toISOString() };
    setLast({ entry: { ...entry, ...known }, subject, words: `${amount} ${subject}, ${reasonWord(body.reason)}`, isTakenBack: false });
    setForm((before) => ({ ...emptyForm, destination: before.destination }));
    setWhen({ day: '', minute: '' });
    onItem(undefined);
  };
  const undo = async (): Promise<void> => {
    if (!last) return;
    await commands.takeBack(last.entry, { subject: last.subject, reason: null });
    setLast({ ...last, isTakenBack: true });
  };
  const change = (part: Partial<EnteredWhen>) => setWhen((before) => ({ ...before, ...part }));
  const acts = { set, undo, log, pick, pickKind, pickNothing, setSearch, setWhen: change };
  return { ...acts, stock, form, row, search, problem, last, when, tiles, containers };
};

/** The log in the making, for its parts. */
export type WasteLog = ReturnType<typeof useLog>;
