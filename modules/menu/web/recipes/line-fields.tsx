import { Trash2 } from 'lucide-react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { FieldErrorText } from '../../../../ui/field-error.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { stockRefusalWords } from '../../../inventory/web/parts.ts';
import { type Channel, channels, menuLimits } from '../../rules/menu-limits.ts';
import { channelWord } from '../dishes/dish-words.ts';
import type { LineForm, RecipeProblem } from './recipe-form.ts';
import { UncostedFields } from './uncosted-fields.tsx';
import { useSubjectName } from './use-subject-name.ts';

export type LineFieldsProps = {
  readonly line: LineForm;
  readonly problems: readonly RecipeProblem[];
  /** Whether what this recipe makes is handed to guests: only that is packed. */
  readonly canBePackaging: boolean;
  /** What it adds to a batch, in words; null where that is not shown. */
  readonly cost: string | null;
  readonly onChange: (change: Partial<LineForm>) => void;
  readonly onRemove: () => void;
};

/** So much of something, what is left of it after trimming, and what it adds to the cost. */
export const LineFields = ({ line, problems, canBePackaging, cost, onChange, onRemove }: LineFieldsProps) => {
  const name = useSubjectName()(line.subject);
  const own = problems.filter((problem) => 'lineId' in problem && problem.lineId === line.lineId);
  const amountProblem = own.find((problem) => problem.at === 'amount');
  const isTyped = line.amount.trim() !== '';
  const { subject } = line;
  return (
    <li className="flex flex-col gap-3 border-t border-line py-4" aria-label={name}>
      <div className="flex items-center justify-between gap-3">
        <h3 className="min-w-0 text-body font-medium">{name}</h3>
        <span className="flex items-center gap-2">
          {cost !== null && <span className="text-body text-ink-2">{cost}</span>}
          <IconButton label={m.menu_remove_named({ name })} onClick={onRemove}>
            <Trash2 aria-hidden />
          </IconButton>
        </span>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)_7rem] items-start gap-3 md:grid-cols-[10rem_8rem_minmax(0,1fr)]">
        <TextField
          label={line.channels === null ? m.menu_amount() : m.menu_amount_each_portion()}
          autoComplete="off"
          value={line.amount}
          error={amountProblem?.at === 'amount' && isTyped ? { message: stockRefusalWords(amountProblem.refusal) } : undefined}
          onChange={({ target }) => onChange({ amount: target.value })}
        />
        <TextField
          label={m.menu_usable_part()}
          inputMode="decimal"
          trailing="%"
          value={line.usable}
          error={own.some(({ at }) => at === 'usable') ? { message: m.menu_share_wrong() } : undefined}
          onChange={({ target }) => onChange({ usable: target.value })}
        />
        <TextField
          label={m.menu_note()}
          fieldClassName="col-span-2 md:col-span-1"
          maxLength={menuLimits.noteLengthMax}
          value={line.note}
          onChange={({ target }) => onChange({ note: target.value })}
        />
      </div>
      <div className="flex flex-wrap gap-x-6 gap-y-1">
        <Checkbox checked={line.isOptional} onChange={() => onChange({ isOptional: !line.isOptional })}>
          {m.menu_if_wanted()}
        </Checkbox>
        {subject.kind === 'ITEM' && canBePackaging && (
          <Checkbox checked={line.channels !== null} onChange={() => onChange({ channels: line.channels === null ? awayFromTable : null })}>
            {m.menu_is_packaging()}
          </Checkbox>
        )}
      </div>
      {subject.kind === 'UNCOSTED' && (
        <UncostedFields
          subject={subject}
          isNameless={own.some(({ at }) => at === 'called')}
          onChange={(called) => onChange({ subject: called })}
        />
      )}
      {line.channels !== null && canBePackaging && (
        <PackedFor
          channels={line.channels}
          isMissing={own.some(({ at }) => at === 'channels')}
          onChange={(packed) => onChange({ channels: packed })}
        />
      )}
    </li>
  );
};

/** What packaging is for, until somebody says otherwise. */
const awayFromTable: readonly Channel[] = ['TAKEAWAY', 'DELIVERY'];

type PackedForProps = {
  readonly channels: readonly Channel[];
  readonly isMissing: boolean;
  readonly onChange: (channels: readonly Channel[]) => void;
};

/** By which channels a portion must be sold to be packed in this. */
const PackedFor = ({ channels: packed, isMissing, onChange }: PackedForProps) => (
  <fieldset className="flex flex-col gap-1" aria-invalid={isMissing || undefined}>
    <legend className="text-small text-ink-2">{m.menu_packaging_when()}</legend>
    <span className="flex flex-wrap gap-x-6 gap-y-1">
      {channels.map((channel) => (
        <Checkbox
          key={channel}
          checked={packed.includes(channel)}
          onChange={() => onChange(channels.filter((one) => (one === channel) !== packed.includes(one)))}
        >
          {channelWord(channel)}
        </Checkbox>
      ))}
    </span>
    {isMissing && <FieldErrorText error={{ message: m.menu_packaging_when_missing() }} />}
  </fieldset>
);
