import { m } from '../../../../generated/messages/server/messages.js';
import type { ReportChart } from '../../contract/report-document.ts';
import { cellText } from '../../rules/cell-text.ts';
import { whoNeedsOne } from '../../rules/group/needs-one.ts';
import { plain } from '../cells.ts';
import { beforeWord } from '../compare.ts';
import type { On, ReportAsk, ReportBody } from '../report-maker.ts';
import { groupFigures } from './group-figures.ts';
import { groupRestsOn } from './group-rests-on.ts';
import { goodsTables, housesTable } from './group-tables.ts';
import { groupMeasures, type GroupView } from './group-view.ts';

/** What the view of all restaurants is called. */
export const groupName = (on: On): string => m.reports_group_name({}, on);

const inPercent = (share: number, on: On): string => cellText(plain('share', share), { wall: on.house, language: on.locale });

const inPoints = (share: number, on: On): string =>
  cellText(plain('points', share), { wall: on.house, language: on.locale }).replace('+', '');

/** Which restaurant needs one first, and why. */
const findingOf = ({ houses }: GroupView, ask: ReportAsk): ReportBody['finding'] => {
  const { on } = ask;
  const standings = houses.map(({ name, now, before, goal }) => ({
    key: name,
    now: groupMeasures.prime.of(now),
    before: groupMeasures.prime.of(before),
    goal,
  }));
  const [first] = whoNeedsOne(standings);
  if (first) {
    const facts = { house: first.key, percent: inPercent(first.now, on), points: inPoints(first.by, on) };
    const text =
      first.against === 'goal'
        ? m.reports_group_needs_goal(facts, on)
        : m.reports_group_needs_rose({ ...facts, than: beforeWord(ask) }, on);
    return { text, standing: first.against === 'goal' ? 'wrong' : 'soon' };
  }
  return standings.some(({ now }) => now !== null)
    ? { text: m.reports_group_needs_none({}, on), standing: 'good' }
    : { text: m.reports_group_unknown({}, on), standing: 'information' };
};

const primeChart = ({ houses }: GroupView, { on }: ReportAsk): ReportChart[] => {
  const known = houses.flatMap(({ name, now }) => {
    const share = groupMeasures.prime.of(now);
    return share === null ? [] : [{ label: name, share }];
  });
  if (known.length < 2) return [];
  const points = known
    .toSorted((one, other) => other.share - one.share)
    .map(({ label, share }) => ({ label, value: plain('share', share) }));
  return [
    {
      id: 'prime',
      title: m.reports_group_prime_by({}, on),
      measure: m.reports_group_prime_measure({}, on),
      kind: 'bars',
      spanWord: m.reports_group_house({}, on),
      series: [{ id: 'prime', label: m.reports_prime_cost({}, on), goal: null, points }],
    },
  ];
};

/** What a group says: who needs one, what all come to, side by side, and what went between them. */
export const groupBody = (view: GroupView, ask: ReportAsk): ReportBody => ({
  finding: findingOf(view, ask),
  figures: groupFigures(view, ask),
  charts: primeChart(view, ask),
  tables: [housesTable(view, ask), ...goodsTables(view, ask)],
  restsOn: groupRestsOn(view, ask),
  advice: [],
});
