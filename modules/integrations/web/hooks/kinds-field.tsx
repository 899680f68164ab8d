import { m } from '../../../../generated/messages/web/messages.js';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import type { FieldError } from '../../../../ui/field-error.tsx';
import { FaultLine } from '../../../../ui/form/fault-line.tsx';
import { eventAreas, offeredEvents, offeredLaws, type EventArea, type OfferedEvent } from '../../rules/hooks/offered-events.ts';
import { areaWord, sentKindWord } from './hook-words.ts';

export type KindsFieldProps = {
  readonly chosen: readonly OfferedEvent[];
  readonly onChange: (chosen: OfferedEvent[]) => void;
  readonly error: FieldError | undefined;
};

const kindsOf = (area: EventArea): readonly OfferedEvent[] => offeredEvents.filter((kind) => offeredLaws[kind].area === area);

/** Which kinds of events are told, one by one or by their area. */
export const KindsField = ({ chosen, onChange, error }: KindsFieldProps) => {
  const choose = (kinds: readonly OfferedEvent[], isWanted: boolean) =>
    onChange(offeredEvents.filter((kind) => (kinds.includes(kind) ? isWanted : chosen.includes(kind))));
  return (
    <fieldset className="flex flex-col gap-5">
      <legend className="mb-2 text-small font-medium">{m.integrations_hook_kinds()}</legend>
      <FaultLine error={error} />
      {eventAreas.map((area) => {
        const kinds = kindsOf(area);
        const count = kinds.filter((kind) => chosen.includes(kind)).length;
        const isAll = count === kinds.length;
        return (
          <div key={area} role="group" aria-label={areaWord(area)} className="flex flex-col gap-2">
            <Checkbox
              className="font-semibold"
              checked={isAll}
              mixed={count > 0 && !isAll}
              onChange={(event) => choose(kinds, event.target.checked)}
            >
              {areaWord(area)}
            </Checkbox>
            <div className="flex flex-col gap-1.5 pl-7">
              {kinds.map((kind) => (
                <Checkbox key={kind} checked={chosen.includes(kind)} onChange={(event) => choose([kind], event.target.checked)}>
                  {sentKindWord(kind)}
                </Checkbox>
              ))}
            </div>
          </div>
        );
      })}
    </fieldset>
  );
};
