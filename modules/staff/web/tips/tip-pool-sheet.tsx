import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { formatDecimal } from '../../../../kit/decimal.ts';
import { currencySymbols, noMoney, parseMajorUnits } from '../../../../kit/money.ts';
import { newId } from '../../../../platform/web/new-command.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { useFaults } from '../../../../ui/form/use-faults.ts';
import { SelectField } from '../../../../ui/select-field.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { DayField } from '../../../../ui/when/day-field.tsx';
import { useToday } from '../../../restaurants/web/parts.ts';
import { useRestaurant } from '../../../restaurants/web/public.ts';
import type { TipPool } from '../../contract/tips.contract.ts';
import { dayAfter, mondayOf } from '../../rules/rota-week.ts';
import { tipSources } from '../../rules/tip-pool-state.ts';
import type { StaffClient } from '../staff-client.ts';
import { useTell } from '../use-tell.ts';
import { tipSourceWord } from '../words/tip-words.ts';
import { TipsTaken } from './tips-taken.tsx';

const send = (client: StaffClient) => client.saveTipPool;

const formOf = (pool: TipPool | null, corrects: TipPool | null, lastMonday: string) => {
  const like = pool ?? corrects;
  return {
    fromDay: like?.fromDay ?? lastMonday,
    toDay: like?.toDay ?? dayAfter(lastMonday, 6),
    source: like?.source ?? 'CARD',
    amount: pool ? formatDecimal(BigInt(pool.amountMinor), 2, 2) : '',
    note: pool?.note ?? '',
  };
};

/** More than nothing, and less only where something is set right; null for anything else. */
const readAmount = (text: string, mayTakeBack: boolean): bigint | null => {
  const amount = parseMajorUnits(text.replaceAll(/[\s,]/g, ''));
  return amount !== null && (amount > noMoney || (mayTakeBack && amount < noMoney)) ? amount : null;
};

const titleOf = (corrects: TipPool | null): string => (corrects ? m.staff_tips_correct() : m.staff_tips_new());

export type TipPoolSheetProps = {
  /** The draft that is changed; null for a new one. */
  readonly pool: TipPool | null;
  /** What was paid and is set right. */
  readonly corrects: TipPool | null;
  readonly onClose: () => void;
};

/** What was taken in for the staff, on which days. */
export const TipPoolSheet = ({ pool, corrects, onClose }: TipPoolSheetProps) => {
  const today = useToday();
  const { currency } = useRestaurant();
  const { tell, isTelling, refused } = useTell();
  const [poolId] = useState(() => pool?.id ?? newId());
  const [form, setForm] = useState(() => formOf(pool, corrects, dayAfter(mondayOf(today), -7)));
  const change = (said: Partial<typeof form>) => setForm({ ...form, ...said });
  const correctsId = (pool ? pool.correctsId : corrects?.id) ?? null;
  const amount = readAmount(form.amount, correctsId !== null);
  const { errorAt, send: sendForm } = useFaults({ amount: amount === null && m.staff_amount_wrong() });
  const save = async () => {
    if (amount === null) return;
    const { fromDay, toDay, source, note } = form;
    const said = { fromDay, toDay, source, note: note.trim() || null, amountMinor: String(amount), correctsId };
    if (await tell(send, { poolId, baseVersion: pool?.version ?? null, ...said })) onClose();
  };
  const ofField = (field: string) => (refused?.field === field ? { message: refused.words } : undefined);
  return (
    <Sheet
      open
      onClose={onClose}
      onPhone="full"
      title={titleOf(corrects)}
      actions={
        <Button kind="primary" busyLabel={isTelling ? m.staff_saving() : undefined} onClick={() => sendForm(save)}>
          {m.staff_tips_save()}
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        {refused && !['toDay', 'amountMinor'].includes(refused.field) && <Banner status="wrong" title={refused.words} />}
        <TextField
          label={m.staff_tips_amount({ currency: currencySymbols[currency].symbol })}
          hint={corrects ? m.staff_tips_amount_correct_hint() : undefined}
          inputMode="decimal"
          value={form.amount}
          error={errorAt('amount') ?? ofField('amountMinor')}
          onChange={({ target }) => change({ amount: target.value })}
        />
        <SelectField
          label={m.staff_tips_source()}
          value={form.source}
          options={tipSources.map((source) => ({ value: source, label: tipSourceWord(source) }))}
          onChange={({ target }) => change({ source: tipSources.find((one) => one === target.value) ?? 'CARD' })}
        />
        <DayField label={m.staff_tips_from()} value={form.fromDay} onChange={(fromDay) => change({ fromDay })} />
        <DayField label={m.staff_tips_to()} value={form.toDay} error={ofField('toDay')} onChange={(toDay) => change({ toDay })} />
        {correctsId === null && (
          <TipsTaken
            fromDay={form.fromDay}
            toDay={form.toDay}
            source={form.source}
            onTake={(minor) => change({ amount: formatDecimal(minor, 2, 2) })}
          />
        )}
        <TextField
          label={m.staff_tips_note()}
          maxLength={300}
          value={form.note}
          onChange={({ target }) => change({ note: target.value })}
        />
      </div>
    </Sheet>
  );
};
