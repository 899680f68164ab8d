import { Link } from '@tanstack/react-router';
import { ArrowUp } from 'lucide-react';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { useCan } from '../../../restaurants/web/public.ts';
import type { TempUnit } from '../../contract/equipment.contract.ts';
import type { TasksClient } from '../tasks-client.ts';
import { useTell } from '../use-tell.ts';
import { unitKindWord } from '../words/food-words.ts';
import { nameIn } from '../words/task-words.ts';
import { ReadingsSheet } from './readings-sheet.tsx';
import { UnitSheet } from './unit-sheet.tsx';

const order = (client: TasksClient) => client.orderUnits;

type Opened = { readonly unit: TempUnit; readonly what: 'READINGS' | 'CHANGE' } | 'NEW';

/** What keeps food cold or hot, in the order in which it is walked by. */
export const UnitsSection = ({ units }: { readonly units: readonly TempUnit[] }) => {
  const maySetUp = useCan('tasks.set-up');
  const { tell, refused } = useTell();
  const [opened, setOpened] = useState<Opened>();
  const shown = units.filter(({ isAway }) => maySetUp || !isAway);
  const moveUp = (index: number) => {
    const ids = shown.map(({ id }) => id);
    const [moved] = ids.splice(index, 1);
    if (moved !== undefined) ids.splice(index - 1, 0, moved);
    void tell(order, { unitIds: ids });
  };
  const close = () => setOpened(undefined);
  return (
    <section aria-label={m.tasks_units()} className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-heading">{m.tasks_units()}</h2>
        <div className="flex flex-wrap gap-2">
          <Link to="/tasks/display" className={buttonClass('row')}>
            {m.tasks_read_display()}
          </Link>
          {maySetUp && (
            <Button kind="row" onClick={() => setOpened('NEW')}>
              {m.tasks_unit_new()}
            </Button>
          )}
        </div>
      </div>
      {refused && <Banner status="wrong" title={refused.words} />}
      {shown.length === 0 && <p className="text-body text-ink-2">{m.tasks_units_none()}</p>}
      <ul>
        {shown.map((unit, index) => (
          <UnitLine
            key={unit.id}
            unit={unit}
            onReadings={() => setOpened({ unit, what: 'READINGS' })}
            onChange={maySetUp ? () => setOpened({ unit, what: 'CHANGE' }) : undefined}
            onUp={maySetUp && index > 0 ? () => moveUp(index) : undefined}
          />
        ))}
      </ul>
      {opened === 'NEW' && <UnitSheet unit={null} onClose={close} />}
      {opened && opened !== 'NEW' && opened.what === 'CHANGE' && <UnitSheet unit={opened.unit} onClose={close} />}
      {opened && opened !== 'NEW' && opened.what === 'READINGS' && <ReadingsSheet unit={opened.unit} onClose={close} />}
    </section>
  );
};

type UnitLineProps = {
  readonly unit: TempUnit;
  readonly onReadings: () => void;
  readonly onChange: (() => void) | undefined;
  readonly onUp: (() => void) | undefined;
};

const UnitLine = ({ unit, onReadings, onChange, onUp }: UnitLineProps) => {
  const locale = useLocale();
  const { kind, limit, limitReason, isAway } = unit;
  const name = nameIn(locale, unit.name, unit.nameLocal);
  const keeps = kind === 'HOT' ? m.tasks_limit_min({ min: `${limit} °C` }) : m.tasks_limit_max({ max: `${limit} °C` });
  const facts = [unitKindWord(kind), keeps, limitReason, isAway ? m.tasks_unit_is_away() : null].filter((fact) => fact !== null);
  return (
    <li className="flex min-h-14 items-center gap-2 border-b border-line py-2">
      <button
        type="button"
        aria-label={m.tasks_unit_readings({ name })}
        className="min-w-0 flex-1 text-left focus-ring"
        onClick={onReadings}
      >
        <span className="block text-body font-medium">{name}</span>
        <span className="block text-small text-ink-2">{facts.join(' · ')}</span>
      </button>
      {onUp && (
        <IconButton label={m.tasks_unit_up({ name })} onClick={onUp}>
          <ArrowUp aria-hidden />
        </IconButton>
      )}
      {onChange && (
        <Button kind="row" aria-label={m.tasks_unit_edit_named({ name })} onClick={onChange}>
          {m.tasks_list_edit()}
        </Button>
      )}
    </li>
  );
};
