import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import type { Rational } from '../../../../kit/rational.ts';
import { Button } from '../../../../ui/button.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { parseEnteredNumber } from '../../../inventory/rules/entered-number.ts';
import { isUnit } from '../../../inventory/rules/unit.ts';
import { unitWord } from '../../../inventory/web/parts.ts';
import type { VersionBody } from '../../contract/recipe-fields.ts';
import { quantity } from '../../../../kit/quantity.ts';
import { batchesFor, oneBatch } from '../../rules/scale-recipe.ts';
import { useSubjectName } from './use-subject-name.ts';

const byPortions = 'portions';

/** How many batches somebody asked for; one while nothing is understood. */
export const useScale = ({ portions, lines }: VersionBody) => {
  const [by, setBy] = useState(portions === null ? (lines[0]?.lineId ?? byPortions) : byPortions);
  const [text, setText] = useState('');
  const typed = parseEnteredNumber(text.trim());
  const amount = typed.ok && typed.value > 0n ? typed.value : null;
  const recipe = {
    portions: portions === null ? null : quantity(portions),
    lines: lines.map(({ quantity: size, note: _note, ...line }) => ({ ...line, quantity: quantity(size) })),
  };
  const wanted = by === byPortions ? ({ by: 'PORTIONS' } as const) : ({ by: 'LINE', lineId: by } as const);
  const batches =
    amount === null
      ? null
      : batchesFor(recipe, wanted.by === 'PORTIONS' ? { ...wanted, portions: amount } : { ...wanted, quantity: amount });
  const found: Rational = batches ?? oneBatch;
  return { by, setBy, text, setText, batches: found, isWrong: text.trim() !== '' && batches === null };
};

export type ScaleFieldsProps = { readonly body: VersionBody; readonly scale: ReturnType<typeof useScale> };

/** By how many are to eat, or by what is there: everything on the card follows. */
export const ScaleFields = ({ body, scale }: ScaleFieldsProps) => {
  const nameOf = useSubjectName();
  const { by, setBy, text, setText, isWrong } = scale;
  const line = body.lines.find(({ lineId }) => lineId === by);
  const unit = line?.unit ?? 'portion';
  return (
    <div className="grid items-start gap-4 md:grid-cols-[14rem_10rem_auto]">
      <SelectField
        label={m.menu_scale_by()}
        value={by}
        options={[
          ...(body.portions === null ? [] : [{ value: byPortions, label: m.menu_portions() }]),
          ...body.lines.map(({ lineId, subject }) => ({ value: lineId, label: nameOf(subject) })),
        ]}
        onChange={({ target }) => setBy(target.value)}
      />
      <TextField
        label={m.menu_scale_to()}
        inputMode="decimal"
        placeholder={line?.quantity ?? body.portions ?? ''}
        trailing={isUnit(unit) ? unitWord(unit, 2) : unit}
        value={text}
        error={isWrong ? { message: m.menu_amount_wrong() } : undefined}
        onChange={({ target }) => setText(target.value)}
      />
      {text !== '' && (
        <Button kind="quiet" className="md:mt-6" onClick={() => setText('')}>
          {m.menu_scale_reset()}
        </Button>
      )}
    </div>
  );
};
