import { m } from '../../../generated/messages/server/messages.js';
import type { CheckItem } from '../rules/check-item.ts';
import type { Disposition } from '../rules/disposition.ts';
import type { IncidentKind } from '../rules/incident.ts';
import type { CutVerdict } from '../rules/power-cut.ts';
import type { ProbeStanding } from '../rules/probe.ts';
import type { ProcessKind } from '../rules/process-standing.ts';
import type { RunState } from '../rules/run-state.ts';

type Language = 'en' | 'am';

const states: Readonly<Record<RunState, typeof m.tasks_state_open>> = {
  OPEN: m.tasks_state_open,
  IN_PROGRESS: m.tasks_state_in_progress,
  SUBMITTED: m.tasks_state_submitted,
  VERIFIED: m.tasks_state_verified,
  MISSED: m.tasks_state_missed,
};

/** How a list stands, on paper. */
export const stateWord = (state: RunState, locale: Language): string => states[state]({}, { locale });

const dispositions: Readonly<Record<Disposition, typeof m.tasks_disposition_keep>> = {
  KEEP: m.tasks_disposition_keep,
  REHEAT: m.tasks_disposition_reheat,
  CHILL: m.tasks_disposition_chill,
  DISCARD: m.tasks_disposition_discard,
};

/** What became of food, on paper. */
export const dispositionWord = (disposition: Disposition, locale: Language): string => dispositions[disposition]({}, { locale });

const answers: Readonly<Record<string, typeof m.tasks_yes>> = {
  YES: m.tasks_yes,
  NO: m.tasks_no,
  DONE: m.tasks_done,
  SIGNED: m.tasks_signed,
  TAKEN: m.tasks_photo_taken,
};

/** What was answered, on paper. */
export const valueText = ({ type }: CheckItem, value: string | null, locale: Language): string => {
  if (value === null) return m.tasks_not_applicable({}, { locale });
  if (type === 'TEMPERATURE') return `${value} °C`;
  const word = type === 'TEXT' || type === 'CHOICE' || type === 'NUMBER' ? undefined : answers[value];
  return word ? word({}, { locale }) : value;
};

const doubts: Readonly<Record<ProbeStanding, typeof m.tasks_probe_was_due | null>> = {
  GOOD: null,
  DUE: m.tasks_probe_was_due,
  FAILED: m.tasks_probe_was_failed,
  NEVER: m.tasks_probe_was_never,
};

/** With which probe something was read and what speaks against it, on paper. */
export const probeText = ({ name, standing }: { readonly name: string; readonly standing: ProbeStanding }, locale: Language): string =>
  [m.tasks_probe_with({ name }, { locale }), doubts[standing]?.({}, { locale })].filter((part) => part !== undefined).join(', ');

const processes: Readonly<Record<ProcessKind, typeof m.tasks_process_cook>> = {
  COOK: m.tasks_process_cook,
  COOL: m.tasks_process_cool,
  REHEAT: m.tasks_process_reheat,
  HOT_HOLD: m.tasks_process_hot_hold,
  DEFROST: m.tasks_process_defrost,
};

/** What was done with food, on paper. */
export const processWord = (kind: ProcessKind, locale: Language): string => processes[kind]({}, { locale });

const incidents: Readonly<Record<IncidentKind, typeof m.tasks_incident_illness>> = {
  ILLNESS: m.tasks_incident_illness,
  ALLERGEN: m.tasks_incident_allergen,
  PEST: m.tasks_incident_pest,
  COMPLAINT: m.tasks_incident_complaint,
  INJURY: m.tasks_incident_injury,
};

/** What went wrong, on paper. */
export const incidentWord = (kind: IncidentKind, locale: Language): string => incidents[kind]({}, { locale });

const verdicts: Readonly<Record<CutVerdict, typeof m.tasks_cut_keep>> = {
  KEEP: m.tasks_cut_keep,
  CHILL: m.tasks_cut_chill,
  USE_FIRST: m.tasks_cut_use_first,
  REHEAT: m.tasks_cut_reheat,
  DISCARD: m.tasks_cut_discard,
  EMPTY: m.tasks_cut_empty,
};

/** What was to become of food after a power cut, on paper. */
export const verdictWord = (verdict: CutVerdict, locale: Language): string => verdicts[verdict]({}, { locale });
