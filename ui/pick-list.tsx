import { Suspense, useCallback, useState } from 'react';

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

/** A field over what it finds; the arrow keys walk it, Enter picks. The field alone is there until somebody is in it. */
export const PickList = <Choice,>({ choices, idOf, draw, onPick, ...rest }: PickListProps<Choice>) => {
  const [isWanted, setIsWanted] = useState(choices.length > 0);
  const { fieldRef } = rest;
  const bothRefs = useCallback(
    (field: HTMLInputElement | null) => {
      goOnIn(field);
      return fieldRef?.(field);
    },
    [fieldRef],
  );
  const field = <FieldAlone {...rest} onWant={() => setIsWanted(true)} />;
  if (!isWanted) return field;
  const rows = choices.map((choice) => ({ id: idOf(choice), drawn: draw(choice), pick: () => onPick(choice) }));
  return (
    <Suspense fallback={field}>
      <Drawing {...rest} rows={rows} fieldRef={bothRefs} />
    </Suspense>
  );
};

type FieldAloneProps = Pick<PickListProps<never>, 'label' | 'placeholder' | 'query' | 'onQuery' | 'fieldRef' | 'beside'> & {
  readonly onWant: () => void;
};

/** As long as its list is not there it controls nothing. */
const FieldAlone = ({ label, placeholder, query, onQuery, fieldRef, beside, onWant }: FieldAloneProps) => (
  <div className="flex shrink-0 items-center gap-1">
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
    {beside}
  </div>
);
