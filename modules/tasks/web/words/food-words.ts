import { m } from '../../../../generated/messages/web/messages.js';
import type { Probe } from '../../contract/equipment.contract.ts';
import type { ProbeStanding } from '../../rules/probe.ts';
import type { UnitKind } from '../../rules/temp-unit.ts';

type Word = () => string;

const kinds: Readonly<Record<UnitKind, Word>> = {
  FRIDGE: m.tasks_unit_fridge,
  FREEZER: m.tasks_unit_freezer,
  HOT: m.tasks_unit_hot,
  DISPLAY: m.tasks_unit_display,
};

/** What kind of unit something is. */
export const unitKindWord = (kind: UnitKind): string => kinds[kind]();

const was: Readonly<Record<ProbeStanding, Word | null>> = {
  GOOD: null,
  DUE: m.tasks_probe_was_due,
  FAILED: m.tasks_probe_was_failed,
  NEVER: m.tasks_probe_was_never,
};

/** What speaks against a reading by a probe that stood so; null where nothing does. */
export const probeDoubt = (standing: ProbeStanding): string | null => was[standing]?.() ?? null;

/** How a probe stands; a day is told by whoever knows the calendar. */
export const probeStandingText = ({ standing, dueAt }: Pick<Probe, 'standing' | 'dueAt'>, dayOf: (iso: string) => string): string => {
  const day = dueAt === null ? '' : dayOf(dueAt);
  return {
    GOOD: m.tasks_probe_good({ day }),
    DUE: m.tasks_probe_due({ day }),
    FAILED: m.tasks_probe_failed(),
    NEVER: m.tasks_probe_never(),
  }[standing];
};
