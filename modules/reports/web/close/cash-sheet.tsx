import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { formatDecimal } from '../../../../kit/decimal.ts';
import { currencySymbols } from '../../../../kit/money.ts';
import { newId } from '../../../../platform/web/new-command.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { useDraftForm } from '../../../../ui/form/use-draft-form.ts';
import { Sheet } from '../../../../ui/sheet.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { useRestaurant } from '../../../restaurants/web/public.ts';
import type { CloseDay } from '../../contract/close-fields.ts';
import type { ReportsClient } from '../reports-client.ts';
import { useTell } from '../use-tell.ts';
import { cashFormSchema, saidOf, type CashForm } from './cash-form.ts';
import { drawerName } from './drawer-list.tsx';

const send = (client: ReportsClient) => client.countCash;

const places = 2;
const typed = (minor: string): string => formatDecimal(BigInt(minor), places, places);

const describe = (code: string) => ({ message: code === 'TOO_LONG' ? m.reports_note_too_long() : m.reports_amount_wrong() });

export type CashSheetProps = { readonly day: CloseDay; readonly tillId: string | null; readonly onClose: () => void };

/** What lies in a drawer: what was in it in the morning, what was taken out, what is there now. What is typed survives a reload. */
export const CashSheet = ({ day: { businessDate, facts }, tillId, onClose }: CashSheetProps) => {
  const { id: restaurantId } = useRestaurant();
  const { tell, isTelling, refused } = useTell();
  const [countId] = useState(newId);
  const drawer = facts.drawers.find((one) => one.tillId === tillId);
  const before = drawer?.count;
  const defaults: CashForm = {
    float: before ? typed(before.floatMinor) : '',
    takenOut: before ? typed(before.takenOutMinor) : '0',
    counted: before ? typed(before.countedMinor) : '',
    note: before?.note ?? '',
  };
  const draftKey = `cash ${restaurantId} ${businessDate} ${tillId ?? ''}`;
  const { form, field, forget } = useDraftForm({ schema: cashFormSchema, defaults, draftKey, describe });
  const save = form.handleSubmit(async (values) => {
    if (!(await tell(send, { countId, businessDate, tillId, ...saidOf(values) }))) return;
    forget();
    onClose();
  });
  const money = { inputMode: 'decimal', autoComplete: 'off', trailing: currencySymbols[facts.currency].symbol } as const;
  return (
    <Sheet open onClose={onClose} title={drawerName(drawer ?? { tillId, name: null })}>
      <form onSubmit={(event) => void save(event)} className="flex flex-col gap-5">
        <TextField label={m.reports_float()} hint={m.reports_float_hint()} {...money} {...field('float')} />
        <TextField label={m.reports_taken_out()} hint={m.reports_taken_out_hint()} {...money} {...field('takenOut')} />
        <TextField label={m.reports_counted()} hint={m.reports_counted_hint()} {...money} {...field('counted')} />
        <TextField label={m.reports_note()} {...field('note')} />
        {refused !== null && <Banner status="wrong" title={refused} />}
        <Button kind="primary" size="thumb" type="submit" busyLabel={isTelling ? m.reports_saving() : undefined}>
          {m.reports_count_keep()}
        </Button>
      </form>
    </Sheet>
  );
};
