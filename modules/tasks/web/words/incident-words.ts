import { m } from '../../../../generated/messages/web/messages.js';
import type { IncidentKind } from '../../rules/incident.ts';
import type { CutVerdict } from '../../rules/power-cut.ts';

type Word = () => string;

const kinds: Readonly<Record<IncidentKind, Word>> = {
  ILLNESS: m.tasks_incident_illness,
  ALLERGEN: m.tasks_incident_allergen,
  PEST: m.tasks_incident_pest,
  COMPLAINT: m.tasks_incident_complaint,
  INJURY: m.tasks_incident_injury,
};

/** What went wrong. */
export const incidentWord = (kind: IncidentKind): string => kinds[kind]();

const verdicts: Readonly<Record<CutVerdict, Word>> = {
  KEEP: m.tasks_cut_keep,
  CHILL: m.tasks_cut_chill,
  USE_FIRST: m.tasks_cut_use_first,
  REHEAT: m.tasks_cut_reheat,
  DISCARD: m.tasks_cut_discard,
  EMPTY: m.tasks_cut_empty,
};

/** What is to become of food after a power cut. */
export const verdictWord = (verdict: CutVerdict): string => verdicts[verdict]();

/** How long ago something began, in steps that people say. */
export const agoOptions = (): readonly { readonly value: string; readonly label: string }[] => [
  { value: '0', label: m.tasks_ago_now() },
  ...[15, 30].map((count) => ({ value: String(count), label: m.tasks_ago_minutes({ count }) })),
  ...[1, 2, 4, 8].map((count) => ({ value: String(count * 60), label: m.tasks_ago_hours({ count }) })),
];
