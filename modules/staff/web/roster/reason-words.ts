import { m } from '../../../../generated/messages/web/messages.js';
import type { ProposalGap, ProposalShift } from '../../contract/roster-fields.ts';
import { packOf } from '../../rules/country-pack.ts';
import { houseRules } from '../../rules/house-rules.ts';
import { hoursText } from '../people/hours-text.ts';
import { lawWords } from '../words/law-words.ts';

type Reason = ProposalShift['reasons'][number];

/** Why somebody was given a shift: "32 h of 40 h agreed for the week". */
export const reasonWords = (reason: Reason): string => {
  switch (reason.code) {
    case 'ONLY_ONE':
      return m.staff_fill_only_one();
    case 'CHEAPEST':
      return m.staff_fill_cheapest();
    case 'PREFERRED':
      return m.staff_fill_preferred();
    case 'HOURS':
      return m.staff_fill_hours({ hours: hoursText(reason.minutes), agreed: hoursText(reason.agreedMinutes) });
    case 'SHARE_OF_WEEKENDS':
      return m.staff_fill_weekends({ count: reason.days });
    case 'SHARE_OF_LATE':
      return m.staff_fill_late({ count: reason.shifts });
    case 'ONE_OF':
      return m.staff_fill_one_of({ count: reason.people });
  }
};

const whyWords: Readonly<Record<ProposalGap['why'], () => string>> = {
  NOBODY_CAN: m.staff_fill_nobody_can,
  ALL_AWAY: m.staff_fill_all_away,
  ALL_WORK: m.staff_fill_all_work,
  LIMITS: m.staff_fill_limits,
};

const sources = new Map([...packOf('GB').rules, ...packOf('ET').rules, ...houseRules].map(({ id, source }) => [id, source]));

/** Why a need stays open, with where the rules that stand in the way are written. */
export const gapWords = ({ why, ruleIds }: ProposalGap): string => {
  const rules = [...new Set(ruleIds.flatMap((id) => sources.get(id) ?? []).map(lawWords))].join(m.ui_semicolon());
  return why === 'LIMITS' && rules !== '' ? `${whyWords[why]()} ${m.staff_fill_rules({ rules })}` : whyWords[why]();
};
