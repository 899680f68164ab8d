import { useState, type SubmitEvent } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { formatQuantity } from '../../../../kit/quantity.ts';
import { newId } from '../../../../platform/web/new-command.ts';
import { useKept } from '../../../../ui/form/use-kept.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { DayField } from '../../../../ui/when/day-field.tsx';
import { parseQuantityEntry } from '../../../inventory/rules/quantity-entry.ts';
import { quantityText, shownAmount, stockRefusalWords, stockRow, useStock, type StockRow } from '../../../inventory/web/parts.ts';
import { reviewActions, type ReviewAction } from '../../rules/review-state.ts';
import type { Suggestion } from '../../rules/suggest-actions.ts';
import { useWasteCommand } from '../use-waste-command.ts';
import type { Reviews, WasteInputs } from '../waste-client.ts';
import { actionWord, isReasonWord } from '../words/waste-word.ts';

type Body = WasteInputs['actOnCause']['body'];
type Fields = {
  readonly action: ReviewAction;
  readonly par: string;
  readonly words: string;
  readonly assigneeId: string;
  readonly dueOn: string;
};
type Reading = { readonly body: Pick<Body, 'par' | 'words'> } | { readonly wrong: string };

/** What was typed: a new par says itself what shall be done, the rest is said in words. */
const read = ({ action, par, words }: Fields, row: StockRow | undefined): Reading => {
  if (action !== 'CHANGE_PAR') return words.trim() === '' ? { wrong: m.waste_act_words_missing() } : { body: { par: null, words } };
  if (!row) return { wrong: m.waste_refusal_review_par_required() };
  const entered = parseQuantityEntry(par, row.units, row.unit);
  if (!entered.ok) return { wrong: stockRefusalWords(entered.refusal) };
  const [from, to] = [
    row.par === null ? m.waste_act_no_par() : quantityText(row.units, row.par),
    quantityText(row.units, entered.value.base),
  ];
  return { body: { par: formatQuantity(entered.value.base), words: words.trim() || m.waste_act_par_words({ from, to }) } };
};

type ActDialogProps = { readonly cause: Suggestion; readonly name: string; readonly reviews: Reviews; readonly onClose: () => void };

/** Turns a cause into an action: another par here and now, or something that a person does. */
export const ActDialog = ({ cause, name, reviews, onClose }: ActDialogProps) => {
  const [reviewId] = useState(newId);
  const start: Fields = { action: cause.action, par: '', words: '', assigneeId: '', dueOn: '' };
  const kept = useKept<Fields>(`waste.act ${cause.itemId} ${cause.reason}`, start);
  const { values: fields } = kept;
  const [wrong, setWrong] = useState<string>();
  const { stock } = useStock();
  const item = stock?.find(cause.itemId);
  const row = item && stockRow(item);
  const { send, isBusy, problem } = useWasteCommand<Body, unknown>((client, command) => client.actOnCause(command));
  const set = (part: Partial<Fields>) => kept.set({ ...fields, ...part });
  const isPar = fields.action === 'CHANGE_PAR';
  const act = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reading = read(fields, row);
    if ('wrong' in reading) return setWrong(reading.wrong);
    setWrong(undefined);
    const reason = isReasonWord(cause.reason) ? cause.reason : null;
    const { action, assigneeId, dueOn } = fields;
    const body = { reviewId, reason, itemId: cause.itemId, action, assigneeId: assigneeId || null, dueOn: dueOn || null, ...reading.body };
    return send(body, {
      onSuccess: () => {
        kept.forget();
        onClose();
      },
    });
  };
  const message = wrong ?? problem;
  return (
    <Dialog
      open
      onClose={onClose}
      title={name}
      description={m.waste_act_text({ amount: shownAmount(String(cause.monthMinor), reviews.currency) })}
    >
      <form onSubmit={act} className="flex flex-col gap-4">
        <SelectField
          label={m.waste_act_what()}
          value={fields.action}
          options={reviewActions.map((one) => ({ value: one, label: actionWord(one) }))}
          onChange={(event) => set({ action: reviewActions.find((one) => one === event.target.value) ?? fields.action })}
        />
        {isPar ? (
          <TextField
            label={m.waste_act_par()}
            hint={row?.par ? m.waste_act_par_now({ par: quantityText(row.units, row.par) }) : m.waste_act_par_none()}
            autoComplete="off"
            value={fields.par}
            onChange={(event) => set({ par: event.target.value })}
          />
        ) : (
          <>
            <TextField
              label={m.waste_act_words()}
              maxLength={500}
              value={fields.words}
              onChange={(event) => set({ words: event.target.value })}
            />
            <SelectField
              label={m.waste_act_who()}
              value={fields.assigneeId}
              options={[
                { value: '', label: m.waste_act_nobody() },
                ...(reviews.people ?? []).map(({ id, name: who }) => ({ value: id, label: who })),
              ]}
              onChange={(event) => set({ assigneeId: event.target.value })}
            />
            <DayField label={m.waste_act_due()} value={fields.dueOn} onChange={(dueOn) => set({ dueOn })} />
          </>
        )}
        {message !== undefined && <Banner status="wrong" title={message} />}
        <footer className="flex justify-end gap-2">
          <Button onClick={onClose}>{m.waste_cancel()}</Button>
          <Button kind="primary" type="submit" busyLabel={isBusy ? m.waste_saving() : undefined}>
            {isPar ? m.waste_act_set_par() : m.waste_act_start()}
          </Button>
        </footer>
      </form>
    </Dialog>
  );
};
