import { m } from '../../../../generated/messages/web/messages.js';
import type { RotaFinding } from '../../contract/rota-fields.ts';
import { hoursText } from '../people/hours-text.ts';
import { useDaysText } from '../time-off/use-days-text.ts';
import { topicWord } from '../words/paper-words.ts';
import { lawWords } from '../words/law-words.ts';

type Facts = { readonly name: string; readonly measured: string; readonly allowed: string; readonly paper: string; readonly days: string };

const sentences: Readonly<Record<RotaFinding['kind'], (facts: Facts) => string>> = {
  OVERLAP: m.staff_finding_overlap,
  DAILY_REST: m.staff_finding_daily_rest,
  WEEKLY_REST: m.staff_finding_weekly_rest,
  WEEKLY_HOURS: m.staff_finding_weekly_hours,
  DAILY_HOURS: m.staff_finding_daily_hours,
  SHIFT_LENGTH: m.staff_finding_shift_length,
  NIGHT: m.staff_finding_night,
  BREAK: m.staff_finding_break,
  RIGHT_TO_WORK: m.staff_finding_right_to_work,
  EMPLOYED: m.staff_finding_employed,
  TIME_OFF: m.staff_finding_time_off,
  TIME_OFF_ASKED: m.staff_finding_time_off_asked,
  AVAILABILITY: m.staff_finding_availability,
  NIGHT_AVERAGE: m.staff_finding_night_average,
  CERTIFICATE: m.staff_finding_certificate,
};

type Found = Pick<RotaFinding, 'kind' | 'measured' | 'allowed' | 'topic'>;

/**
 * What was found, in a sentence: "Dawit has 9 h rest, 11 h needed".
 *
 * @param days on which somebody asked to be away, where that was found
 */
export const findingWords = ({ kind, measured, allowed, topic }: Found, name: string, days = ''): string =>
  sentences[kind]({
    name,
    measured: hoursText(measured ?? 0),
    allowed: hoursText(allowed ?? 0),
    paper: topic === null ? '' : topicWord(topic),
    days,
  });

/** The same with its days, as the wall shows them. */
export const useFindingWords = () => {
  const daysText = useDaysText();
  return (found: Found & Pick<RotaFinding, 'asked'>, name: string): string =>
    findingWords(found, name, found.asked ? daysText(found.asked) : '');
};

/** Where a finding comes from; what nobody confirmed says so. */
export const sourceWords = ({ source, isConfirmed }: RotaFinding): string =>
  isConfirmed ? lawWords(source) : m.staff_finding_unconfirmed({ source: lawWords(source) });
