import { startTransition, Suspense, useCallback, useState } from 'react';

import { drawnLater } from './drawn-later.tsx';
import { fieldClass } from './field.tsx';
import type { PickListProps } from './pick-list-drawing.tsx';

const drawings = drawnLater(() => import('./pick-list-drawing.tsx'));
const Drawing = drawings.part((parts) => parts.PickListDrawing);

/** Fetches what draws it. */
export const fetchPickList = drawings.fetch;

/** The field takes the place of one that somebody was in; whoever went on meanwhile stays there. */
const goOnIn = (field: HTMLInputElement | null): void => {
  if (document.activeElement === document.body) field?.focus();
};

/**
 * A field over what it finds; the arrow keys walk it, Enter picks. The field alone is there until somebody is in it, and stays,
 * with whoever is in it and what is typed, until its list is fetched; what stands beside it is never drawn anew.
 */
export const PickList = <Choice,>({ choices, idOf, draw, onPick, beside, ...rest }: PickListProps<Choice>) => {
  const [isWanted, setIsWanted] = useState(choices.length > 0);
  const { fieldRef } = rest;
  const bothRefs = useCallback(
    (field: HTMLInputElement | null) => {
      goOnIn(field);
      return fieldRef?.(field);
    },
    [fieldRef],
  );
  const field = <FieldAlone {...rest} onWant={() => startTransition(() => setIsWanted(true))} />;
  const rows = choices.map((choice) => ({ id: idOf(choice), drawn: draw(choice), pick: () => onPick(choice) }));
  return (
    <div className={`grid items-center gap-y-3 ${beside === undefined ? '' : 'grid-cols-[1fr_auto]'}`}>
      <Suspense fallback={field}>{isWanted ? <Drawing {...rest} rows={rows} fieldRef={bothRefs} /> : field}</Suspense>
      {beside !== undefined && <div className="col-start-2 row-start-1 ps-1">{beside}</div>}
    </div>
  );
};

type FieldAloneProps = Pick<PickListProps<never>, 'label' | 'placeholder' | 'query' | 'onQuery' | 'fieldRef'> & {
  readonly onWant: () => void;
};

/** As long as its list is not there it controls nothing. */
const FieldAlone = ({ label, placeholder, query, onQuery, fieldRef, onWant }: FieldAloneProps) => (
  <input
    ref={fieldRef}
    role="combobox"
    aria-expanded={false}
    aria-controls={undefined}
    aria-label={label}
    autoComplete="off"
    spellCheck={false}
    value={query}
    onChange={({ target }) => {
      onWant();
      onQuery(target.value);
    }}
    onFocus={onWant}
    placeholder={placeholder}
    className={fieldClass}
  />
);
