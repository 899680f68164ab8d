import type { CommandEnvelope } from '../../../../platform/contract/command.ts';
import type { OutboxEntry } from '../../../../platform/web/outbox/outbox-entry.ts';
import type { TempUnit } from '../../contract/equipment.contract.ts';
import type { Incident, PowerCut } from '../../contract/incidents.contract.ts';
import { judgeAfterCut } from '../../rules/power-cut.ts';
import type { SaidAfterCut, SaidIncident } from '../tasks-commands.ts';

type Waiting = Pick<OutboxEntry, 'name' | 'input'>;
/** What went wrong, and when the power was out. */
export type Log = { readonly incidents: readonly Incident[]; readonly cuts: readonly PowerCut[] };
type Begun = CommandEnvelope<{ readonly cutId: string; readonly minutesAgo: number }>;
type Checked = CommandEnvelope<SaidAfterCut & { readonly checkId: string }>;
type Ended = CommandEnvelope<{ readonly cutId: string }>;
type Recorded = CommandEnvelope<SaidIncident & { readonly incidentId: string }>;

const before = (iso: string, minutes: number): string => new Date(Date.parse(iso) - minutes * 60_000).toISOString();

/** @unit minutes */
export const minutesBetween = (from: string, to: string): number => Math.max(0, Math.floor((Date.parse(to) - Date.parse(from)) / 60_000));

const withCheck = (cut: PowerCut, { body, occurredAt }: Checked, units: readonly TempUnit[]): PowerCut => {
  const { checkId: id, cutId, ...said } = body;
  const unit = units.find((one) => one.id === said.unitId);
  const verdict = unit && judgeAfterCut({ ...unit, reading: said.reading, outMinutes: minutesBetween(cut.beganAt, occurredAt) });
  if (cut.id !== cutId || !unit || !verdict || cut.checks.some((one) => one.id === id)) return cut;
  const check = { id, ...said, verdict, unit: unit.name, unitLocal: unit.nameLocal, happenedAt: occurredAt, by: '' };
  return { ...cut, checks: [...cut.checks, check] };
};

const withOne = (log: Log, { name, input }: Waiting, units: readonly TempUnit[]): Log => {
  const { incidents, cuts } = log;
  switch (name) {
    case 'tasks.begin-power-cut@1': {
      const { body, occurredAt } = input as Begun;
      const begun = { id: body.cutId, beganAt: before(occurredAt, body.minutesAgo), begunBy: '', endedAt: null, checks: [] };
      return cuts.some(({ id }) => id === body.cutId) ? log : { incidents, cuts: [begun, ...cuts] };
    }
    case 'tasks.check-after-cut@1':
      return { incidents, cuts: cuts.map((cut) => withCheck(cut, input as Checked, units)) };
    case 'tasks.end-power-cut@1': {
      const { body, occurredAt: endedAt } = input as Ended;
      return { incidents, cuts: cuts.map((cut) => (cut.id === body.cutId ? { ...cut, endedAt } : cut)) };
    }
    case 'tasks.record-incident@1': {
      const { body, occurredAt } = input as Recorded;
      const { incidentId: id, minutesAgo, ...said } = body;
      const open = { recordedBy: '', closedAt: null, closedBy: null, closingNote: null };
      if (incidents.some((one) => one.id === id)) return log;
      return { cuts, incidents: [{ id, ...said, happenedAt: before(occurredAt, minutesAgo), ...open }, ...incidents] };
    }
    default:
      return log;
  }
};

/** The log as it will be known when what waits on this device has arrived. */
export const withWaitingIncidents = (known: Log, waiting: readonly Waiting[], units: readonly TempUnit[]): Log =>
  waiting.reduce((log, one) => withOne(log, one, units), known);
