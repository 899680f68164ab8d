import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { formatQuantity, quantity, type Quantity } from '../../../../kit/quantity.ts';
import { useLocale } from '../../../../platform/web/locale.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { useKept } from '../../../../ui/form/use-kept.ts';
import { TextField } from '../../../../ui/text-field.tsx';
import { useFaults } from '../../../../ui/form/use-faults.ts';
import { showToast } from '../../../../ui/toast.ts';
import { checkLevels } from '../../rules/item-draft.ts';
import { parseQuantityEntry } from '../../rules/quantity-entry.ts';
import { useInventoryCommands, type ParLine } from '../inventory-commands.ts';
import { focusOnMount } from '../show/focus-on-mount.ts';
import { nameIn } from '../show/item-name.ts';
import { refusalWords } from '../words/refusal-words.ts';
import type { ParFields } from './par-form.ts';
import { parForm, reviveFor } from './par-form.ts';
import type { StockRow } from './stock-row.ts';

type Field = 'par' | 'reorderPoint';
type Problem = { readonly field: Field; readonly words: string; readonly row: StockRow };
type Reading = { readonly line: ParLine } | { readonly problem: Problem };

/** One item's new levels, in its own unit; what was left empty stays as it was. */
const readLine = (row: StockRow, fields: Pick<ParFields, Field>): Reading => {
  const { item, units } = row;
  const levels: { par: string | null; reorderPoint: string | null } = { par: item.par, reorderPoint: item.reorderPoint };
  for (const field of ['par', 'reorderPoint'] as const) {
    if (fields[field].trim() === '') continue;
    const entry = parseQuantityEntry(fields[field], units);
    if (!entry.ok) return { problem: { field, words: refusalWords(entry.refusal), row } };
    levels[field] = formatQuantity(entry.value.base);
  }
  const wire = { par: levels.par, reorderPoint: levels.reorderPoint };
  const checked = checkLevels({ par: asQuantity(wire.par), reorderPoint: asQuantity(wire.reorderPoint) });
  if (checked.ok) return { line: { itemId: item.id, ...wire } };
  return {
    problem: { field: checked.refusal.field === 'reorderPoint' ? 'reorderPoint' : 'par', words: refusalWords(checked.refusal), row },
  };
};

const asQuantity = (text: string | null): Quantity | null => (text === null ? null : quantity(text));

export type ParDialogProps = { readonly rows: readonly StockRow[]; readonly onClose: () => void };

/** Par and reorder point of many items at once, each in its own unit. */
export const ParDialog = ({ rows, onClose }: ParDialogProps) => {
  const kept = useKept(parForm, { par: '', reorderPoint: '', itemIds: rows.map(({ item }) => item.id) }, reviveFor);
  const { values: fields } = kept;
  const [problem, setProblem] = useState<Problem>();
  const commands = useInventoryCommands();
  const locale = useLocale();
  const close = () => {
    kept.forget();
    onClose();
  };
  const keep = async () => {
    const readings = rows.map((row) => readLine(row, fields));
    const failed = readings.find((reading) => 'problem' in reading);
    if (failed) return setProblem(failed.problem);
    const before = rows.map(({ item }) => ({ itemId: item.id, par: item.par, reorderPoint: item.reorderPoint }));
    const subject = m.inventory_set_par();
    await commands.setPars(
      readings.flatMap((reading) => ('line' in reading ? [reading.line] : [])),
      { subject, form: kept.typed() },
    );
    showToast({ title: m.inventory_set_par_done({ count: rows.length }), onUndo: () => void commands.setPars(before, { subject }) });
    return close();
  };
  const isEmpty = fields.par.trim() === '' && fields.reorderPoint.trim() === '';
  const faults = useFaults({ par: isEmpty && m.ui_fill_in() });
  const errorAt = (field: Field) =>
    problem?.field === field
      ? {
          message:
            rows.length === 1 ? problem.words : m.inventory_set_par_for({ name: nameIn(problem.row.item, locale), words: problem.words }),
        }
      : undefined;
  const input = (field: Field, label: string) => (
    <TextField
      label={label}
      value={fields[field]}
      {...(field === 'par' && { ref: focusOnMount })}
      error={(field === 'par' ? faults.errorAt('par') : undefined) ?? errorAt(field)}
      onChange={(event) => kept.set({ ...fields, [field]: event.target.value })}
    />
  );
  return (
    <Dialog open onClose={close} title={m.inventory_set_par_title({ count: rows.length })} description={m.inventory_set_par_text()}>
      <form className="flex flex-col gap-4" onSubmit={faults.submit(keep)}>
        {input('par', m.inventory_column_par())}
        {input('reorderPoint', m.inventory_column_reorder_point())}
        <footer className="flex justify-end gap-2">
          <Button onClick={close}>{m.inventory_cancel()}</Button>
          <Button kind="primary" type="submit">
            {m.inventory_set_par()}
          </Button>
        </footer>
      </form>
    </Dialog>
  );
};
