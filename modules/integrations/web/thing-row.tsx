import { m } from '../../../generated/messages/web/messages.js';
import { useLocale } from '../../../platform/web/locale.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import type { MappingTarget, Thing } from '../contract/fields.ts';
import { amountText } from './integration-words.ts';

/** What somebody says a thing is. */
export type Fate = Pick<Thing, 'thingId' | 'state' | 'targetId'>;

export type ThingRowProps = {
  readonly thing: Thing;
  readonly targets: readonly MappingTarget[];
  readonly currency: string;
  readonly onSay: (fate: Fate) => void;
};

const unmapped = 'UNMAPPED';
const ignored = 'IGNORED';

const fateOf = (thingId: string, value: string): Fate =>
  value === unmapped || value === ignored ? { thingId, state: value, targetId: null } : { thingId, state: 'MAPPED', targetId: value };

/** A thing of a provider, what it brought, and what it is here. */
export const ThingRow = ({ thing: { thingId, kind, name, state, targetId, suggestedId, revenueMinor }, ...props }: ThingRowProps) => {
  const { targets, currency, onSay } = props;
  const locale = useLocale();
  const nameOf = (target: MappingTarget): string => (locale === 'am' ? (target.nameLocal ?? target.name) : target.name);
  const options = targets.filter((target) => target.kind === kind).map((target) => ({ value: target.id, label: nameOf(target) }));
  const perhaps = targets.find(({ id }) => id === suggestedId);
  return (
    <li className="grid grid-cols-[1fr_auto] items-end gap-x-4 gap-y-2 border-b border-line py-3 last:border-b-0 sm:grid-cols-[1fr_8rem_18rem]">
      <span className="min-w-0 self-center">
        <span className="block font-medium break-words">{name}</span>
        <span className="flex flex-wrap items-center gap-2 text-small text-ink-2">
          {kind === 'CHOICE' && m.integrations_thing_choice()}
          {perhaps && (
            <Button kind="row" onClick={() => onSay({ thingId, state: 'MAPPED', targetId: perhaps.id })}>
              {m.integrations_thing_suggested({ name: nameOf(perhaps) })}
            </Button>
          )}
        </span>
      </span>
      <span className="self-center text-right tabular-nums">
        <span className="block text-small text-ink-2">{m.integrations_thing_sold()}</span>
        {amountText(revenueMinor, currency)}
      </span>
      <span className="col-span-2 sm:col-span-1">
        <SelectField
          label={m.integrations_thing_is()}
          aria-label={`${name}: ${m.integrations_thing_is()}`}
          value={state === 'MAPPED' ? (targetId ?? unmapped) : state}
          options={[
            { value: unmapped, label: m.integrations_thing_unmapped() },
            { value: ignored, label: m.integrations_thing_ignored() },
            ...options,
          ]}
          onChange={(event) => onSay(fateOf(thingId, event.target.value))}
        />
      </span>
    </li>
  );
};
