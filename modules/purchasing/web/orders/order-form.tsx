import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { newCommand, newId } from '../../../../platform/web/new-command.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { DayField } from '../../../../ui/when/day-field.tsx';
import { useRestaurant } from '../../../restaurants/web/public.ts';
import type { Order } from '../../contract/order.contract.ts';
import { usePurchasingClient } from '../purchasing-client.ts';
import { useOffers, useTell } from '../purchasing-queries.ts';
import { DayText } from '../show/day-text.tsx';
import { purchasingRefusalWords } from '../show/purchasing-failure.ts';
import { ReasonDialog } from '../../../../ui/reason-dialog.tsx';
import { KeptBanner } from '../show/kept-banner.tsx';
import { useFaults } from '../../../../ui/form/use-faults.ts';
import { useKept } from '../../../../ui/form/use-kept.ts';
import { AddOrderLine } from './add-order-line.tsx';
import { OrderActions, wantReason } from './order-actions.tsx';
import { OrderTotal } from './order-total.tsx';
import { isPacks, OrderLineField, type Written } from './order-line-field.tsx';

const writtenOf = (order: Order): readonly Written[] =>
  order.lines.flatMap(({ id, offerId, quantity }) => (offerId === null ? [] : { lineId: id, offerId, quantity }));

const writable: readonly Order['state'][] = ['DRAFT', 'SENT', 'ACKNOWLEDGED'];

const textOf = (value: string | null): string => value ?? '';

type Typed = { readonly lines: readonly Written[]; readonly expectedOn: string; readonly note: string };

/** What was typed, as it travels. */
const written = ({ lines, expectedOn, note }: Typed) => ({
  expectedOn: expectedOn === '' ? null : expectedOn,
  note: note.trim() === '' ? null : note.trim(),
  lines: [...lines],
});

export type OrderFormProps = {
  readonly order: Order;
  /** Leaves an order that was sent as the supplier was told it. */
  readonly onLeave?: () => void;
};

/** The lines of an order and its steps; a draft and what was sent can be changed, the latter by telling the supplier anew. */
export const OrderForm = ({ order, onLeave }: OrderFormProps) => {
  const restaurantId = useRestaurant().id;
  const client = usePurchasingClient();
  const { tell, isTelling } = useTell();
  const offers = useOffers();
  const start: Typed = { lines: writtenOf(order), expectedOn: textOf(order.expectedOn), note: textOf(order.note) };
  const kept = useKept<Typed>(`purchasing.order ${order.id} ${order.version}`, start);
  const { values: typed } = kept;
  const { lines, expectedOn, note } = typed;
  const set = (change: Partial<Typed>) => kept.set((before) => ({ ...before, ...change }));
  const isDraft = order.state === 'DRAFT';
  const mayWrite = writable.includes(order.state);
  const isChanged = JSON.stringify([lines, expectedOn, note]) !== JSON.stringify([start.lines, start.expectedOn, start.note]);
  const [asked, setAsked] = useState<string>();
  const save = async (reason: string | null) => {
    setAsked(undefined);
    const body = { orderId: order.id, baseVersion: order.version, ...written(typed), reason };
    const command = newCommand(restaurantId, body);
    const code = await tell(isDraft ? client.saveOrder(command) : client.reviseOrder(command), wantReason);
    if (code === null) kept.forget();
    else if (wantReason.includes(code)) setAsked(code);
  };
  const { send } = useFaults(faultsOf(lines));
  const known = offers.data?.filter((offer) => offer.supplierId === order.supplierId) ?? [];
  return (
    <div className="flex flex-col gap-4">
      {isChanged && <KeptBanner kept={kept} />}
      <ul>
        {lines.map((line) => (
          <OrderLineField
            key={line.lineId}
            {...{ line, order, mayWrite }}
            offer={known.find(({ id }) => id === line.offerId)}
            onWrite={(text) => set({ lines: lines.map((one) => (one.lineId === line.lineId ? { ...one, quantity: text } : one)) })}
            onRemove={() => set({ lines: lines.filter((one) => one.lineId !== line.lineId) })}
          />
        ))}
      </ul>
      {mayWrite && (
        <AddOrderLine
          offers={known}
          taken={lines}
          onAdd={(offerId) => set({ lines: [...lines, { lineId: newId(), offerId, quantity: '1' }] })}
        />
      )}
      <OrderTotal order={order} offers={known} typed={isChanged ? lines : null} />
      <DayAndNote {...{ mayWrite, expectedOn, note }} onDay={(day) => set({ expectedOn: day })} onNote={(text) => set({ note: text })} />
      {mayWrite && isChanged && (
        <Button
          className="self-start"
          kind="primary"
          busyLabel={isTelling ? m.purchasing_saving() : undefined}
          onClick={() => send(() => void save(null))}
        >
          {isDraft ? m.purchasing_save() : m.purchasing_revise()}
        </Button>
      )}
      {onLeave && (
        <Button
          className="self-start"
          onClick={() => {
            kept.forget();
            onLeave();
          }}
        >
          {m.purchasing_leave_as_it_was()}
        </Button>
      )}
      <OrderActions order={order} isUnsaved={isChanged} />
      {asked !== undefined && (
        <ReasonDialog
          form={`purchasing.reason ${order.id} save`}
          action={m.purchasing_go_on()}
          title={m.purchasing_reason_title()}
          description={purchasingRefusalWords(asked, {})}
          onGive={(reason) => void save(reason)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  );
};

const faultsOf = (lines: Typed['lines']) => ({ lines: !lines.every(({ quantity }) => isPacks(quantity)) && m.purchasing_number_wrong() });

type DayAndNoteProps = {
  readonly mayWrite: boolean;
  readonly expectedOn: string;
  readonly note: string;
  readonly onDay: (isoDay: string) => void;
  readonly onNote: (note: string) => void;
};

const DayAndNote = ({ mayWrite, expectedOn, note, onDay, onNote }: DayAndNoteProps) => {
  if (mayWrite) {
    return (
      <div className="grid gap-4 md:grid-cols-2">
        <DayField label={m.purchasing_delivery_day()} value={expectedOn} onChange={onDay} />
        <TextField label={m.purchasing_order_note()} maxLength={500} value={note} onChange={({ target }) => onNote(target.value)} />
      </div>
    );
  }
  return (
    expectedOn !== '' && (
      <p className="text-body">
        {m.purchasing_delivery_day()} <DayText day={expectedOn} />
      </p>
    )
  );
};
