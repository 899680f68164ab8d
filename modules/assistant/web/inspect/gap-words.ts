import { m } from '../../../../generated/messages/web/messages.js';
import type { Paper } from '../../../staff/rules/certificate.ts';
import { findingWords, topicWord } from '../../../staff/web/parts.ts';
import type { IncidentKind } from '../../../tasks/rules/incident.ts';
import { incidentWord } from '../../../tasks/web/parts.ts';
import type { Gap } from '../../contract/inspection.contract.ts';

type Finding = Parameters<typeof findingWords>[0];

/** What a gap's sentences name, in the reader's language. */
type Names = {
  readonly name: string;
  readonly value: string;
  readonly person: string;
  readonly paper: string;
  readonly incident: string;
  readonly finding: string;
};

type Sentence = (names: Names) => string;

const sentences: Readonly<Record<Gap['kind'], { readonly gap: Sentence; readonly fix: Sentence }>> = {
  'no-lists': { gap: m.assistant_gap_no_lists, fix: m.assistant_fix_no_lists },
  'list-missed': { gap: m.assistant_gap_list_missed, fix: m.assistant_fix_list_missed },
  'failed-without-action': { gap: m.assistant_gap_failed_without_action, fix: m.assistant_fix_failed_without_action },
  'food-unsettled': { gap: m.assistant_gap_food_unsettled, fix: m.assistant_fix_food_unsettled },
  'unit-unread': { gap: m.assistant_gap_unit_unread, fix: m.assistant_fix_unit_unread },
  'probe-due': { gap: m.assistant_gap_probe_due, fix: m.assistant_fix_probe_due },
  'incident-open': { gap: m.assistant_gap_incident_open, fix: m.assistant_fix_incident_open },
  'allergens-unknown': { gap: m.assistant_gap_allergens_unknown, fix: m.assistant_fix_allergens_unknown },
  'allergens-unverified': { gap: m.assistant_gap_allergens_unverified, fix: m.assistant_fix_allergens_unverified },
  'lot-past-use-by': { gap: m.assistant_gap_lot_past_use_by, fix: m.assistant_fix_lot_past_use_by },
  'lot-undated': { gap: m.assistant_gap_lot_undated, fix: m.assistant_fix_lot_undated },
  'rota-rule': { gap: ({ finding }) => finding, fix: m.assistant_fix_rota_rule },
  'paper-ran-out': { gap: m.assistant_gap_paper_ran_out, fix: m.assistant_fix_paper },
  'paper-runs-out': { gap: m.assistant_gap_paper_runs_out, fix: m.assistant_fix_paper },
  'hygiene-untrained': { gap: m.assistant_gap_hygiene_untrained, fix: m.assistant_fix_hygiene_untrained },
  'right-to-work-unchecked': { gap: m.assistant_gap_right_to_work_unchecked, fix: m.assistant_fix_right_to_work_unchecked },
};

const findingOf = ({ kind, words }: Gap): string => {
  if (kind !== 'rota-rule') return '';
  const { rule, measured, allowed, person } = words as Pick<Finding, 'measured' | 'allowed'> & { rule: Finding['kind']; person: string };
  return findingWords({ kind: rule, measured, allowed, topic: null }, person);
};

const namesOf = (gap: Gap, language: 'en' | 'am'): Names => {
  const { name, nameLocal, value, person, topic, incident, type } = gap.words;
  const degrees = type === 'TEMPERATURE' ? ' °C' : '';
  return {
    name: String((language === 'am' ? nameLocal : null) ?? name ?? ''),
    value: value === null || value === undefined ? '' : `${value}${degrees}`,
    person: String(person ?? ''),
    paper: topic ? topicWord(topic as Paper['topic']) : '',
    incident: incident ? incidentWord(incident as IncidentKind) : '',
    finding: findingOf(gap),
  };
};

/** What was found, in a sentence, and what closes it. */
export const gapWords = (gap: Gap, language: 'en' | 'am'): { readonly gap: string; readonly fix: string } => {
  const names = namesOf(gap, language);
  const { gap: found, fix } = sentences[gap.kind];
  return { gap: found(names), fix: fix(names) };
};
