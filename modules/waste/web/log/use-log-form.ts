import { useState } from 'react';

import type { ShownLot, StockRow } from '../../../inventory/web/parts.ts';
import type { UsualEntry } from '../../rules/usual.ts';
import { usualStage, type LoggableKind } from '../../rules/waste-words.ts';
import type { LogForm } from './log-form.ts';
import type { LogSearch } from './log-search.ts';

const emptyForm: LogForm = {
  kind: 'STOCK_ITEM',
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

const because = (kind: LoggableKind, reason: LogForm['reason']) => ({ reason, stage: usualStage(kind, reason), isWhySaid: true });

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
    set({ kind: 'STOCK_ITEM', lotId: null, reason, isWhySaid: false, stage, isWeighed: false, text: '' });
    onItem(picked.item.id);
  };
  const pickLot = (picked: ShownLot | undefined) =>
    set({ lotId: picked?.id ?? null, ...(picked?.status === 'EXPIRED' && because('STOCK_ITEM', 'EXPIRED')), text: '' });
  const pickReason = (reason: LogForm['reason']) => set(because(form.kind, reason));
  const pickKind = (kind: LoggableKind) => {
    set({ ...because(kind, kind === 'PLATE' ? 'RETURNED' : 'OTHER'), kind, lotId: null, isWhySaid: false, isWeighed: true, text: '' });
    onItem(undefined);
  };
  const pickNothing = () => {
    set({ kind: 'STOCK_ITEM', lotId: null, isWhySaid: false, isWeighed: false, text: '' });
    onItem(undefined);
  };
  /** Ready for the next; where things are thrown mostly stays the same. */
  const clear = () => {
    setForm(({ destination }) => ({ ...emptyForm, destination }));
    onItem(undefined);
  };
  return { form, clear, acts: { set, pick, pickLot, pickReason, pickKind, pickNothing } };
};
