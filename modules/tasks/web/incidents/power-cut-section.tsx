import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import { Button } from '../../../../ui/button.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { StatusLine } from '../../../../ui/tag.tsx';
import { FaultLine } from '../../../../ui/form/fault-line.tsx';
import { useFaults } from '../../../../ui/form/use-faults.ts';
import { useWhen } from '../../../../ui/when/use-when.ts';
import type { TempUnit } from '../../contract/equipment.contract.ts';
import type { PowerCut } from '../../contract/incidents.contract.ts';
import { cutOrder } from '../../rules/power-cut.ts';
import { useTasksCommands } from '../tasks-commands.ts';
import { agoOptions, verdictWord } from '../words/incident-words.ts';
import { dispositionWord, nameIn } from '../words/task-words.ts';
import { CutCheckForm } from './cut-check-form.tsx';
import { useIncidents } from './use-incidents.ts';

/** One press when the power is out; afterwards the units in the order in which they are checked. */
export const PowerCutSection = () => {
  const { cuts, units } = useIncidents();
  const { beginPowerCut } = useTasksCommands();
  const [minutesAgo, setMinutesAgo] = useState('0');
  const open = cuts.find(({ endedAt }) => endedAt === null);
  return (
    <section aria-label={m.tasks_cut()} className="flex flex-col gap-3">
      <h2 className="text-heading">{m.tasks_cut()}</h2>
      {open ? (
        <OpenCut cut={open} units={units} />
      ) : (
        <div className="flex flex-wrap items-end gap-3">
          <SelectField
            label={m.tasks_ago()}
            value={minutesAgo}
            options={agoOptions()}
            onChange={({ target }) => setMinutesAgo(target.value)}
          />
          <Button size="thumb" onClick={() => void beginPowerCut(Number(minutesAgo), m.tasks_cut())}>
            {m.tasks_cut_begin()}
          </Button>
        </div>
      )}
    </section>
  );
};

const OpenCut = ({ cut, units }: { readonly cut: PowerCut; readonly units: readonly TempUnit[] }) => {
  const when = useWhen();
  const { endPowerCut } = useTasksCommands();
  const checked = new Set(cut.checks.map(({ unitId }) => unitId));
  const left = units.filter(({ id }) => !checked.has(id)).length;
  const { errorAt, send } = useFaults({ units: left > 0 && m.tasks_cut_left({ count: left }) });
  return (
    <div className="flex flex-col gap-3">
      <StatusLine status="wrong">{m.tasks_cut_since({ time: when.moment(cut.beganAt) })}</StatusLine>
      <p className="text-body">{m.tasks_cut_advice()}</p>
      <ol className="flex flex-col gap-3">
        {cutOrder(units).map((unit) => (
          <CutUnit key={unit.id} cut={cut} unit={unit} />
        ))}
      </ol>
      <FaultLine error={errorAt('units')} />
      <Button kind="primary" size="thumb" onClick={() => send(() => void endPowerCut(cut.id, m.tasks_cut()))}>
        {m.tasks_cut_end()}
      </Button>
    </div>
  );
};

const CutUnit = ({ cut, unit }: { readonly cut: PowerCut; readonly unit: TempUnit }) => {
  const locale = useLocale();
  const name = nameIn(locale, unit.name, unit.nameLocal);
  const check = cut.checks.findLast(({ unitId }) => unitId === unit.id);
  return (
    <li aria-label={name} className="flex flex-col gap-3 rounded-control border border-line bg-teff-raise p-4">
      <p className="text-body font-medium">{name}</p>
      {unit.kind === 'FREEZER' && !check && <p className="text-small text-ink-2">{m.tasks_cut_stay_shut()}</p>}
      {check ? (
        <>
          <StatusLine status={check.verdict === 'DISCARD' ? 'wrong' : 'good'}>
            {[check.reading === null ? null : `${check.reading} °C`, verdictWord(check.verdict)].filter(Boolean).join(' · ')}
          </StatusLine>
          {check.disposition !== null && (
            <p className="text-body">{[dispositionWord(check.disposition), check.food].filter(Boolean).join(' · ')}</p>
          )}
        </>
      ) : (
        <CutCheckForm cut={cut} unit={unit} />
      )}
    </li>
  );
};
