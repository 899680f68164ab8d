import { useEffect, useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { readDraft } from '../../../../platform/web/draft-storage.ts';
import { newId } from '../../../../platform/web/new-command.ts';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { FaultLine } from '../../../../ui/form/fault-line.tsx';
import { keepTyped } from '../../../../ui/form/keep-typed.ts';
import { useFaults } from '../../../../ui/form/use-faults.ts';
import { TextField } from '../../../../ui/text-field.tsx';
import { unitWord } from '../../../inventory/web/parts.ts';
import type { SharedOrder } from '../../contract/shared-order.contract.ts';
import { purchasingLimits } from '../../rules/limits.ts';
import { isPrice, isQuantity, proposalKey, proposalOf, typedBefore, typedFromOrder, type TypedLine } from './proposal-form.ts';
import type { Said } from './use-shared-order.ts';

type ProposalFormProps = {
  readonly order: SharedOrder;
  readonly isSending: boolean;
  readonly onSend: (said: Said) => Promise<void>;
  readonly onLeave: () => void;
};

/** What a supplier can bring instead: less, at another price, or not at all. */
export const ProposalForm = ({ order, isSending, onSend, onLeave }: ProposalFormProps) => {
  const key = proposalKey(order);
  const [start] = useState(() => typedFromOrder(order));
  const [typed, setTyped] = useState(() => typedBefore(readDraft(key)) ?? start);
  // A change of language draws the page anew, and a phone forgets a page that it does not show.
  useEffect(() => keepTyped({ key, values: typed, start }), [key, typed, start]);
  const proposal = proposalOf(order, typed);
  const isEmpty = proposal === null || (proposal.message === null && proposal.lines.length === 0);
  const { errorAt, submit } = useFaults({ proposal: isEmpty && m.purchasing_shared_nothing() });
  const change = (lineId: string, part: TypedLine) => setTyped({ ...typed, lines: { ...typed.lines, [lineId]: part } });
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={submit(() => proposal && onSend({ kind: 'PROPOSE', proposalId: newId(), ...proposal }))}
    >
      <ul>
        {order.lines.map((line) => {
          const said = typed.lines[line.id];
          return said && <ProposedLineField key={line.id} line={line} typed={said} onChange={(part) => change(line.id, part)} />;
        })}
      </ul>
      <TextField
        label={m.purchasing_shared_message()}
        maxLength={purchasingLimits.noteLengthMax}
        value={typed.message}
        onChange={({ target }) => setTyped({ ...typed, message: target.value })}
      />
      {proposal !== null && <FaultLine error={errorAt('proposal')} />}
      <div className="flex flex-wrap gap-2">
        <Button kind="primary" size="thumb" type="submit" disabled={isSending}>
          {m.purchasing_shared_send()}
        </Button>
        <Button size="thumb" onClick={onLeave}>
          {m.purchasing_shared_as_ordered()}
        </Button>
      </div>
    </form>
  );
};

type LineFieldProps = {
  readonly line: SharedOrder['lines'][number];
  readonly typed: TypedLine;
  readonly onChange: (typed: TypedLine) => void;
};

const wrongNumber = () => ({ message: m.purchasing_shared_wrong_number() });

const ProposedLineField = ({ line, typed, onChange }: LineFieldProps) => {
  const { description: item, unit, priceUnit } = line;
  return (
    <li className="flex flex-col gap-3 border-t border-line py-3">
      <p className="text-body font-medium">{item}</p>
      {!typed.isUnavailable && (
        <div className="grid grid-cols-2 gap-3">
          <TextField
            label={unitWord(unit, 2)}
            aria-label={m.purchasing_shared_quantity_of({ item })}
            inputMode="decimal"
            autoComplete="off"
            value={typed.quantity}
            error={isQuantity(typed.quantity) ? undefined : wrongNumber()}
            onChange={({ target }) => onChange({ ...typed, quantity: target.value })}
          />
          <TextField
            label={`${m.purchasing_price()} / ${unitWord(priceUnit ?? unit, 1)}`}
            aria-label={m.purchasing_shared_price_of({ item })}
            inputMode="decimal"
            autoComplete="off"
            value={typed.price}
            error={isPrice(typed.price) ? undefined : wrongNumber()}
            onChange={({ target }) => onChange({ ...typed, price: target.value })}
          />
        </div>
      )}
      <Checkbox checked={typed.isUnavailable} onChange={({ target }) => onChange({ ...typed, isUnavailable: target.checked })}>
        {m.purchasing_shared_unavailable()}
      </Checkbox>
    </li>
  );
};
