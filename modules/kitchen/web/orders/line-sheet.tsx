import { useState, type FormEvent } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { useCan } from '../../../restaurants/web/public.ts';
import type { OrderLine } from '../../contract/fields.ts';
import { kitchenLimits } from '../../rules/kitchen-limits.ts';
import { useNameIn } from '../show/use-name-in.ts';
import { useKitchenCommands } from '../use-kitchen-commands.ts';
import { Stepper } from './stepper.tsx';
import type { ShownOrder } from './use-shown-order.ts';
import { VoidDialog } from './void-dialog.tsx';

export type LineSheetProps = { readonly line: OrderLine; readonly shown: ShownOrder; readonly onClose: () => void };

/** Everything that may be done with one dish of an order as it stands now. */
export const LineSheet = ({ line, shown, onClose }: LineSheetProps) => {
  const { order, name, commands } = shown;
  const { settleVoid } = useKitchenCommands();
  const mayLead = useCan('kitchen.lead');
  const nameIn = useNameIn();
  const dish = nameIn({ name: line.dishName, nameLocal: line.dishNameLocal });
  const [isVoiding, setIsVoiding] = useState(false);
  const isWaiting = line.state === 'HELD' || line.state === 'QUEUED';
  const done = (deed: Promise<void>) => void deed.then(onClose);
  const pace = (step: 'FIRE' | 'HOLD') => done(commands.pace({ orderId: order.id, step, course: null, lineIds: [line.id] }, name));
  if (isVoiding) return <VoidDialog dish={dish} onClose={onClose} onVoid={(reason) => done(commands.voidLine(line.id, reason, name))} />;
  return (
    <Sheet open onClose={onClose} title={`${line.quantity} ${dish}`}>
      <div className="flex flex-col gap-3">
        {line.state === 'HELD' && (
          <Button kind="primary" size="thumb" onClick={() => pace('FIRE')}>
            {m.kitchen_fire()}
          </Button>
        )}
        {line.state === 'QUEUED' && (
          <Button size="thumb" onClick={() => pace('HOLD')}>
            {m.kitchen_hold_back()}
          </Button>
        )}
        {isWaiting && order.tillName === null ? (
          <LineForm
            line={line}
            onSave={(change) => done(commands.change({ orderId: order.id, change: [{ lineId: line.id, ...change }] }, name))}
          />
        ) : (
          <p className="text-body text-ink-2">{isWaiting ? m.kitchen_line_of_till() : m.kitchen_refusal_line_on_fire()}</p>
        )}
        {line.state === 'VOID_REQUESTED' && mayLead ? (
          <>
            <Button kind="primary" size="thumb" onClick={() => done(settleVoid(line.id, true, name))}>
              {m.kitchen_grant_void()}
            </Button>
            <Button size="thumb" onClick={() => done(settleVoid(line.id, false, name))}>
              {m.kitchen_refuse_void()}
            </Button>
          </>
        ) : (
          line.state !== 'VOID_REQUESTED' && (
            <Button size="thumb" onClick={() => setIsVoiding(true)}>
              {m.kitchen_void({ dish })}
            </Button>
          )
        )}
      </div>
    </Sheet>
  );
};

type LineChange = { readonly quantity: number; readonly note: string | null; readonly course: number; readonly hasAllergy: boolean };

const courses = ['1', '2', '3', '4', '5'] as const;

const LineForm = ({ line, onSave }: { readonly line: OrderLine; readonly onSave: (change: LineChange) => void }) => {
  const [quantity, setQuantity] = useState(line.quantity);
  const [note, setNote] = useState(line.note ?? '');
  const [course, setCourse] = useState(line.course);
  const [hasAllergy, setHasAllergy] = useState(line.hasAllergy);
  const save = (event: FormEvent) => {
    event.preventDefault();
    onSave({ quantity, note: note.trim() === '' ? null : note.trim(), course, hasAllergy });
  };
  const options = [...new Set([...courses, String(line.course)])].map((value) => ({ value, label: m.kitchen_course({ course: value }) }));
  return (
    <form onSubmit={save} className="flex flex-col gap-3 border-t border-line pt-3">
      <Stepper label={m.kitchen_portions()} value={quantity} min={1} max={kitchenLimits.quantityMax} onChange={setQuantity} />
      <TextField label={m.kitchen_note()} value={note} maxLength={200} onChange={(event) => setNote(event.target.value)} />
      <SelectField
        label={m.kitchen_course_field()}
        value={String(course)}
        options={options}
        onChange={(event) => setCourse(Number(event.target.value))}
      />
      <Checkbox checked={hasAllergy} onChange={(event) => setHasAllergy(event.target.checked)}>
        {m.kitchen_for_allergy()}
      </Checkbox>
      <Button type="submit" size="thumb">
        {m.kitchen_save()}
      </Button>
    </form>
  );
};
