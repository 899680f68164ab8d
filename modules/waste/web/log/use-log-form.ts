import { useState } from 'react';

import type { ShownLot, StockRow } from '../../../inventory/web/parts.ts';
import type { UsualEntry } from '../../rules/usual.ts';
import { usualStage, type WasteKind } from '../../rules/waste-words.ts';
import type { LogForm, MadeSaid } from './log-form.ts';
import type { LogSearch } from './log-search.ts';

const emptyForm: LogForm = {
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
  picture: null,
};

const because = (kind: WasteKind, reason: LogForm['reason']) => ({ reason, stage: usualStage(kind, reason), isWhySaid: true });

/** The form as it was asked for: of a lot that is past its date everything but the amount is said already. */
const asked = ({ lot, reason }: LogSearch): LogForm => ({
  ...emptyForm,
  lotId: lot ?? null,
  ...(reason && because('STOCK_ITEM', reason)),
});

type Around = {
  readonly usual: readonly UsualEntry[];
  readonly onItem: (itemId: string | undefined) => void;
  /** Called with every change: what was wrong before may be right now. */
  readonly onChange: () => void;
};

/** What has been chosen and typed, and what each choice brings with it. */
export const useLogForm = (search: LogSearch, { usual, onItem, onChange }: Around) => {
  const [form, setForm] = useState(() => asked(search));
  const set = (change: Partial<LogForm>) => {
    onChange();
    setForm((before) => ({ ...before, ...change }));
  };
  const pick = (picked: StockRow) => {
    const habit = usual.find((one) => one.itemId === picked.item.id);
    const reason = (habit?.reason ?? form.reason) as LogForm['reason'];
    const stage = habit?.stage ?? usualStage('STOCK_ITEM', reason);
    set({ kind: 'STOCK_ITEM', made: null, lotId: null, reason, isWhySaid: false, stage, isWeighed: false, text: '' });
    onItem(picked.item.id);
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
    onItem(undefined);
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
    onItem(undefined);
  };
  const pickNothing = () => {
    set({ kind: 'STOCK_ITEM', made: null, lotId: null, isWhySaid: false, isWeighed: false, text: '' });
    onItem(undefined);
  };
  /** Ready for the next; where things are thrown mostly stays the same. */
  const clear = () => {
    setForm(({ destination }) => ({ ...emptyForm, destination }));
    onItem(undefined);
  };
  return { form, clear, acts: { set, pick, pickLot, pickReason, pickMade, pickKind, pickNothing } };
};
