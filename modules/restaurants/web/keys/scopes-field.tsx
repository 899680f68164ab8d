import { useId } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import type { FieldError } from '../../../../ui/field-error.tsx';
import { FaultLine } from '../../../../ui/form/fault-line.tsx';
import { apiAreas, apiScopes, type ApiArea, type ApiScope } from '../../rules/api-scopes.ts';
import { areaWord } from './key-words.ts';

export type ScopesFieldProps = {
  readonly chosen: readonly ApiScope[];
  readonly error: FieldError | undefined;
  readonly onChange: (chosen: readonly ApiScope[]) => void;
};

/** What a key may, by the parts of the house's work. Whoever does a thing looks at it: one scope each says both. */
export const ScopesField = ({ chosen, error, onChange }: ScopesFieldProps) => {
  const id = useId();
  const others = (area: ApiArea) => chosen.filter((scope) => !scope.startsWith(`${area}:`));
  return (
    <fieldset aria-describedby={chosen.length === 0 ? id : undefined}>
      <legend className="text-small font-medium">{m.restaurants_key_scopes()}</legend>
      <ul>
        {apiAreas.map((area) => (
          <Area
            key={area}
            area={area}
            chosen={chosen}
            onChoose={(scope) => onChange(scope === null ? others(area) : [...others(area), scope])}
          />
        ))}
      </ul>
      {chosen.length === 0 && (
        <div id={id} className="mt-2 text-small text-ink-2">
          {error ? <FaultLine error={error} /> : m.restaurants_key_scopes_none()}
        </div>
      )}
    </fieldset>
  );
};

type AreaProps = { readonly area: ApiArea; readonly chosen: readonly ApiScope[]; readonly onChoose: (scope: ApiScope | null) => void };

const Area = ({ area, chosen, onChoose }: AreaProps) => {
  const [read, write] = [`${area}:read`, `${area}:write`] as const;
  const does = chosen.includes(write);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line py-2">
      <span aria-hidden>{areaWord(area)}</span>
      <span className="flex gap-4">
        <Checkbox
          checked={does || chosen.includes(read)}
          aria-label={m.restaurants_key_may_look({ area: areaWord(area) })}
          onChange={({ target }) => onChoose(target.checked ? read : null)}
        >
          <span aria-hidden>{m.restaurants_key_may_read()}</span>
        </Checkbox>
        {apiScopes.includes(write) ? (
          <Checkbox
            checked={does}
            aria-label={m.restaurants_key_may_do({ area: areaWord(area) })}
            onChange={({ target }) => onChoose(target.checked ? write : read)}
          >
            <span aria-hidden>{m.restaurants_key_may_write()}</span>
          </Checkbox>
        ) : (
          <span className="invisible" aria-hidden>
            <Checkbox tabIndex={-1} disabled>
              {m.restaurants_key_may_write()}
            </Checkbox>
          </span>
        )}
      </span>
    </li>
  );
};
