import { useMemo } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { formatQuantity } from '../../../../kit/quantity.ts';
import { formatUnitCost } from '../../../../kit/unit-cost.ts';
import { useLostConnection } from '../../../../platform/web/connection.ts';
import { useLocale } from '../../../../platform/web/locale.ts';
import type { FieldError } from '../../../../ui/field-error.tsx';
import { useFaults } from '../../../../ui/form/use-faults.ts';
import { newId } from '../../../../platform/web/new-command.ts';
import type { TypedForm } from '../../../../platform/web/outbox/outbox-entry.ts';
import { useKept } from '../../../../ui/form/use-kept.ts';
import { showToast } from '../../../../ui/toast.ts';
import { useWall } from '../../../../ui/when/wall.tsx';
import type { MovementKind } from '../../rules/movement-kind.ts';
import type { Posting } from '../../rules/posting.ts';
import type { MovementField } from '../../rules/record-movement.ts';
import { isUnit } from '../../rules/unit.ts';
import { useCan, useRestaurant } from '../../../restaurants/web/public.ts';
import { useInventoryCommands } from '../inventory-commands.ts';
import type { StockRow } from '../list/stock-row.ts';
import { nameIn } from '../show/item-name.ts';
import { changeText } from '../show/show-quantity.ts';
import type { CorrectedRow } from '../stock/pending-commands.ts';
import { refusalWords } from '../words/refusal-words.ts';
import { readWhen, type EnteredWhen } from './entered-when.ts';
import { entryUnits } from './entry-units.ts';
import { readMovement, type MovementForm } from './movement-form.ts';

type Typed = Omit<MovementForm, 'kind'> & EnteredWhen;

const emptyForm = (row: StockRow): Typed => ({
  entryText: '',
  isLess: true,
  priceText: '',
  priceUnit: entryUnits(row.units)[0] ?? row.units.baseUnit,
  reason: '',
  note: '',
  lotNumber: '',
  printedDate: '',
  fromLotId: '',
  newLotId: newId(),
  day: '',
  minute: '',
});

/** What was typed for this item before a reload, where it still makes sense. */
const revive = (kept: Partial<Typed>, empty: Typed): Typed => {
  const text = (name: keyof Typed) => (typeof kept[name] === 'string' ? { [name]: kept[name] } : {});
  const unit = kept.priceUnit;
  return {
    ...empty,
    ...text('entryText'),
    ...text('priceText'),
    ...text('reason'),
    ...text('note'),
    ...text('lotNumber'),
    ...text('printedDate'),
    ...text('day'),
    ...text('minute'),
    ...(typeof kept.isLess === 'boolean' && { isLess: kept.isLess }),
    ...(typeof unit === 'string' && isUnit(unit) && { priceUnit: unit }),
  };
};

type Options = { readonly row: StockRow; readonly kind: MovementKind; readonly onDone: () => void };

/** A movement in the making: read by the rules at every key, kept through a reload, recorded with or without a line. */
export const useMovementForm = ({ row, kind, onDone }: Options) => {
  const kept = useKept(`inventory.movement ${row.item.id}`, emptyForm(row), revive);
  const { values: typed } = kept;
  const { role } = useRestaurant();
  const { timeZone } = useWall();
  const record = useRecord(row);
  const form = useMemo((): MovementForm => ({ ...typed, kind }), [typed, kind]);
  const reading = useMemo(() => readMovement(form, row, role), [form, row, role]);
  const when = readWhen(typed, timeZone);

  const { problem } = reading;
  const { errorAt: faultAt, submit } = useFaults<MovementField | 'when'>({
    ...(problem && { [problem.field]: refusalWords(problem) }),
    when: !when.at && (when.error?.message ?? false),
  });
  // An empty field is not yet wrong; one that was typed into is, as soon as it can't be understood.
  const isTyped = (field: MovementField) => (field === 'entry' && typed.entryText !== '') || (field === 'price' && typed.priceText !== '');
  const errorAt = (field: MovementField): FieldError | undefined =>
    problem?.field === field && isTyped(field) && problem.code !== 'ENTRY_INCOMPLETE' ? { message: refusalWords(problem) } : faultAt(field);

  const keep = async () => {
    if (!reading.posting || !when.at) return;
    const typedForm = { ...kept.typed(), path: `/inventory/record?item=${row.item.id}&kind=${kind}` };
    await record({ body: reading.body, posting: reading.posting, occurredAt: when.at, form: typedForm });
    kept.forget();
    onDone();
  };
  return {
    form,
    typed,
    reading,
    set: (change: Partial<Typed>) => kept.set((before) => ({ ...before, ...change })),
    errorAt,
    submit: submit(keep),
    whenError: when.error,
  };
};

type Recording = {
  readonly body: ReturnType<typeof readMovement>['body'];
  readonly posting: Posting;
  readonly occurredAt: Date;
  readonly form: TypedForm;
};

/** Records it and says so, with a way back for whoever may correct. */
const useRecord = (row: StockRow) => {
  const commands = useInventoryCommands();
  const locale = useLocale();
  const isOffline = useLostConnection() !== null;
  const canCorrect = useCan('inventory.correct-movement');
  return async ({ body, posting, occurredAt, form }: Recording) => {
    const name = nameIn(row.item, locale);
    const { movementId, kept } = commands.recordMovement(body, { subject: row.item.name, occurredAt, form });
    await kept;
    const original = correctedRow(posting, {
      id: movementId,
      itemId: row.item.id,
      reason: body.reason,
      effectiveAt: occurredAt.toISOString(),
    });
    const [posted] = posting.rows;
    showToast({
      title: m.inventory_record_done({ item: name, change: changeText(row.units, posted.quantity) }),
      ...(isOffline && { description: m.inventory_record_done_waiting() }),
      ...(canCorrect &&
        posted.kind !== 'REVALUE' && {
          onUndo: () =>
            void commands
              .correctMovement(original, { subject: row.item.name, note: null })
              .then(() => showToast({ title: m.inventory_record_undone() })),
        }),
    });
  };
};

const correctedRow = ({ rows: [row] }: Posting, known: Pick<CorrectedRow, 'id' | 'itemId' | 'reason' | 'effectiveAt'>): CorrectedRow => ({
  ...known,
  kind: row.kind,
  quantity: formatQuantity(row.quantity),
  unitCost: row.unitCost === null ? null : formatUnitCost(row.unitCost),
  valueMinor: row.valueMinor === null ? null : row.valueMinor.toString(),
});
