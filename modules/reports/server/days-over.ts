import { m } from '../../../generated/messages/server/messages.js';
import { dayText } from '../../../kit/time/wall.ts';
import { cellNumber } from '../rules/cell-text.ts';
import { daysOver } from '../rules/comparable-days.ts';
import type { ReportAsk, ReportBody } from './report-maker.ts';

/** A report that knows no figure says so, whatever of its days is over. */
const isKnown = ({ figures }: ReportBody): boolean => figures.some(({ value }) => cellNumber(value) !== null);

/** Says until when something was judged, where the stretch goes on after it. */
const until = (body: ReportBody, { compared, on }: ReportAsk): ReportBody => {
  if (!isKnown(body)) return body;
  const day = dayText(compared.now.to, 'short', { wall: on.house, language: on.locale });
  return {
    ...body,
    finding: { ...body.finding, text: m.reports_finding_until({ finding: body.finding.text, day }, on) },
    restsOn: [{ label: m.reports_running({}, on), text: m.reports_running_left_out({ day }, on) }, ...body.restsOn],
  };
};

/** What is known of a first day that runs: it stands by itself, and is held against nothing. */
const soFar = (body: ReportBody, { on }: ReportAsk): ReportBody => ({
  ...body,
  ...(isKnown(body) && { finding: { text: m.reports_running_only({}, on), standing: 'information' as const } }),
  figures: body.figures.map((figure) => ({ ...figure, comparisons: [] })),
});

/** A report that judges what was sold and what it cost, made of the days that are over. */
export const ofDaysOver = async (asked: ReportAsk, make: (ask: ReportAsk) => Promise<ReportBody>): Promise<ReportBody> => {
  const { days, calendar, running } = asked;
  if (running === null) return make(asked);
  const compared = daysOver(days, calendar, running);
  if (compared === null) return soFar(await make(asked), asked);
  const ask = { ...asked, compared };
  return until(await make(ask), ask);
};
