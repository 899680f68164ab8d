import { useState } from 'react';

import { useKept } from '../../../../ui/form/use-kept.ts';
import type { EnteredWhen, ShownLot, StockRow } from '../../../inventory/web/parts.ts';
import type { UsualEntry } from '../../rules/usual.ts';
import { usualStage, type WasteKind } from '../../rules/waste-words.ts';
import type { LogForm, MadeSaid } from './log-form.ts';
import type { LogSearch } from './log-search.ts';

/** What is kept while it is typed; a picture is too large for that, and is taken again. */
type Typed = Omit<LogForm, 'picture'> & EnteredWhen & { readonly itemId: string };

const emptyForm: Typed = {
  itemId: '',
  day: '',
  minute: '',
  kind: 'STOCK_ITEM',
  made: null,
  lotId: null,
  reason: 'SPOILED',
  isWhySaid: false,
  stage: 'STORAGE',
  destination: 'FOOD_WASTE_BIN',
  isWeighed: false,
  text: '',
  containerId: null,
  tareG: '0',
  note: '',
};

const because = (kind: WasteKind, reason: LogForm['reason']) => ({ reason, stage: usualStage(kind, reason), isWhySaid: true });

/** The form as it was asked for: of a lot that is past its date everything but the amount is said already. */
const asked = ({ item = '', lot, reason }: LogSearch): Typed => ({
  ...emptyForm,
  itemId: item,
  lotId: lot ?? null,
  ...(reason && because('STOCK_ITEM', reason)),
});

/** What was typed before, unless somebody has come here about something else. */
const revive = (found: Partial<Typed>, start: Typed): Typed =>
  start.itemId === '' || start.itemId === found.itemId ? { ...start, ...found } : start;

type Around = {
  readonly usual: readonly UsualEntry[];
  readonly onItem: (itemId: string | undefined) => void;
  /** Called with every change: what was wrong before may be right now. */
  readonly onChange: () => void;
};

/** What has been chosen and typed, kept through a reload. */
const useKeptLog = (search: LogSearch, { onItem, onChange }: Pick<Around, 'onItem' | 'onChange'>) => {
  const kept = useKept('waste.log', asked(search), revive);
  const [picture, setPicture] = useState<string | null>(null);
  const form = { ...kept.values, picture };
  const set = ({ picture: taken, ...change }: Partial<LogForm & Typed>) => {
    onChange();
    if (taken !== undefined) setPicture(taken);
    kept.set((before) => ({ ...before, ...change }));
  };
  const goTo = (itemId: string | undefined) => {
    kept.set((before) => ({ ...before, itemId: itemId ?? '' }));
    onItem(itemId);
  };
  /** Ready for the next; where things are thrown mostly stays the same. */
  const clear = () => {
    kept.clear({ ...emptyForm, destination: kept.values.destination });
    setPicture(null);
    onItem(undefined);
  };
  return { form, set, goTo, clear, typed: kept.typed };
};

/** What has been chosen and typed, and what each choice brings with it. */
export const useLogForm = (search: LogSearch, { usual, ...around }: Around) => {
  const { form, set, goTo, clear, typed } = useKeptLog(search, around);
  const pick = (picked: StockRow) => {
    const habit = usual.find((one) => one.itemId === picked.item.id);
    const reason = (habit?.reason ?? form.reason) as LogForm['reason'];
    const stage = habit?.stage ?? usualStage('STOCK_ITEM', reason);
    set({ kind: 'STOCK_ITEM', made: null, lotId: null, reason, isWhySaid: false, stage, isWeighed: false, text: '' });
    goTo(picked.item.id);
  };
  const pickLot = (picked: ShownLot | undefined) =>
    set({ lotId: picked?.id ?? null, ...(picked?.status === 'EXPIRED' && because('STOCK_ITEM', 'EXPIRED')), text: '' });
  const pickReason = (reason: LogForm['reason']) => set(because(form.kind, reason));
  const pickMade = (made: MadeSaid) => {
    const { kind } = made.thing;
    set({
      ...because(kind, kind === 'DISH' ? 'WRONG_ORDER' : 'OVERPRODUCED'),
      kind,
      made,
      lotId: null,
      isWhySaid: false,
      isWeighed: false,
      text: '',
    });
    goTo(undefined);
  };
  const pickKind = (kind: 'PLATE' | 'UNIDENTIFIED') => {
    set({
      ...because(kind, kind === 'PLATE' ? 'RETURNED' : 'OTHER'),
      kind,
      made: null,
      lotId: null,
      isWhySaid: false,
      isWeighed: true,
      text: '',
    });
    goTo(undefined);
  };
  const pickNothing = () => {
    set({ kind: 'STOCK_ITEM', made: null, lotId: null, isWhySaid: false, isWeighed: false, text: '' });
    goTo(undefined);
  };
  return { form, clear, typed, acts: { set, pick, pickLot, pickReason, pickMade, pickKind, pickNothing } };
};
