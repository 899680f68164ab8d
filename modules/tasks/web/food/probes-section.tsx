import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { newId } from '../../../../platform/web/new-command.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { useKept } from '../../../../ui/form/use-kept.ts';
import { useOpenForm } from '../../../../ui/form/use-open-form.ts';
import { RowMark } from '../../../../ui/row-mark.tsx';
import { StatusIcon, type Status } from '../../../../ui/status.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { useFaults } from '../../../../ui/form/use-faults.ts';
import { useWhen } from '../../../../ui/when/use-when.ts';
import { useCan } from '../../../restaurants/web/public.ts';
import type { Probe } from '../../contract/equipment.contract.ts';
import { taskLimits } from '../../rules/check-item.ts';
import { judgeCalibration, type ProbeStanding } from '../../rules/probe.ts';
import type { TasksClient } from '../tasks-client.ts';
import { tasksRefusalWords } from '../words/refusal-words.ts';
import { useTasksCommands } from '../tasks-commands.ts';
import { useTell } from '../use-tell.ts';
import { probeStandingText } from '../words/food-words.ts';

const signs: Readonly<Record<ProbeStanding, Status>> = { GOOD: 'good', DUE: 'soon', FAILED: 'wrong', NEVER: 'soon' };

const send = (client: TasksClient) => client.saveProbe;

/** What measures food, and how far it can be believed. */
export const ProbesSection = ({ probes }: { readonly probes: readonly Probe[] }) => {
  const maySetUp = useCan('tasks.set-up');
  const { tell, refused } = useTell();
  const [name, setName] = useState('');
  const { errorAt, send: sendForm } = useFaults({ name: name.trim() === '' && m.tasks_probe_name_missing() });
  const shown = probes.filter(({ isAway }) => !isAway);
  const add = async () => {
    if (await tell(send, { probeId: newId(), baseVersion: null, name: name.trim(), isAway: false })) setName('');
  };
  return (
    <section aria-label={m.tasks_probes()} className="flex flex-col gap-3">
      <header>
        <h2 className="text-heading">{m.tasks_probes()}</h2>
        <p className="text-small text-ink-2">{m.tasks_probes_text()}</p>
      </header>
      {refused && <Banner status="wrong" title={refused.words} />}
      {shown.length === 0 && <p className="text-body text-ink-2">{m.tasks_probes_none()}</p>}
      <ul>
        {shown.map((probe) => (
          <ProbeLine
            key={probe.id}
            probe={probe}
            onAway={
              maySetUp
                ? () => void tell(send, { probeId: probe.id, baseVersion: probe.version, name: probe.name, isAway: true })
                : undefined
            }
          />
        ))}
      </ul>
      {maySetUp && (
        <div className="flex flex-wrap items-end gap-3">
          <TextField
            label={m.tasks_probe_name()}
            maxLength={taskLimits.labelLengthMax}
            value={name}
            error={errorAt('name')}
            onChange={({ target }) => setName(target.value)}
          />
          <Button onClick={() => sendForm(add)}>{m.tasks_probe_new()}</Button>
        </div>
      )}
    </section>
  );
};

type ProbeLineProps = { readonly probe: Probe; readonly onAway: (() => void) | undefined };

const ProbeLine = ({ probe, onAway }: ProbeLineProps) => {
  const when = useWhen();
  const [isChecking, setIsChecking] = useOpenForm(calibrationForm(probe.id));
  const { name, standing, last } = probe;
  return (
    <li className="flex flex-col gap-3 border-b border-line py-2">
      <div className="flex min-h-14 flex-wrap items-center gap-3">
        <StatusIcon status={signs[standing]} className="size-5" />
        <div className="min-w-0 flex-1">
          <p className="text-body font-medium">{name}</p>
          <p className="text-small text-ink-2">{probeStandingText(probe, (iso) => when.date(new Date(iso)))}</p>
          {last && (
            <p className="text-small text-ink-2">
              {m.tasks_probe_last({ ice: last.ice, boil: last.boil ?? '–', name: last.by, time: when.moment(last.happenedAt) })}
            </p>
          )}
          <RowMark ids={[probe.id]} />
        </div>
        {onAway && (
          <Button kind="quiet" onClick={onAway}>
            {m.tasks_unit_away()}
          </Button>
        )}
        <Button kind="row" aria-label={m.tasks_probe_check_named({ name })} onClick={() => setIsChecking(!isChecking)}>
          {m.tasks_probe_check()}
        </Button>
      </div>
      {isChecking && <Calibration probe={probe} onDone={() => setIsChecking(false)} />}
    </li>
  );
};

const calibrationForm = (probeId: string): string => `tasks.calibration ${probeId}`;

const nothingShown = { ice: '', boil: '' };

const wordsOf = (judged: ReturnType<typeof judgeCalibration>): string | false =>
  !judged.ok && (tasksRefusalWords(judged.refusal.code, judged.refusal) ?? m.tasks_refusal_value_not_understood());

const Calibration = ({ probe, onDone }: { readonly probe: Probe; readonly onDone: () => void }) => {
  const { calibrate } = useTasksCommands();
  const kept = useKept(calibrationForm(probe.id), nothingShown);
  const { ice, boil } = kept.values;
  const set = (change: Partial<typeof nothingShown>) => kept.set((before) => ({ ...before, ...change }));
  const said = { ice: ice.trim(), boil: boil.trim() || null };
  const judged = { ice: judgeCalibration({ ...said, boil: null }), boil: judgeCalibration({ ...said, ice: '0' }) };
  const { errorAt, send } = useFaults({ ice: wordsOf(judged.ice), boil: wordsOf(judged.boil) });
  const save = async () => {
    await calibrate({ probeId: probe.id, ...said }, { subject: probe.name, form: kept.typed() });
    kept.forget();
    onDone();
  };
  return (
    <div className="flex flex-wrap items-end gap-3 rounded-control bg-teff-sunk p-3">
      <TextField
        label={m.tasks_probe_ice()}
        maxLength={taskLimits.readingLengthMax}
        value={ice}
        error={errorAt('ice')}
        onChange={({ target }) => set({ ice: target.value })}
      />
      <TextField
        label={m.tasks_probe_boil()}
        maxLength={taskLimits.readingLengthMax}
        value={boil}
        error={errorAt('boil')}
        onChange={({ target }) => set({ boil: target.value })}
      />
      <Button size="thumb" onClick={() => send(save)}>
        {m.tasks_save_text()}
      </Button>
    </div>
  );
};
