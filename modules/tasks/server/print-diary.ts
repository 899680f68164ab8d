import { m } from '../../../generated/messages/server/messages.js';
import { dayText } from '../../../kit/time/wall.ts';
import { tradingDay } from '../../../platform/server/database/trading-day.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import type { Paper, PaperBlock } from '../../../platform/server/pdf/paper.ts';
import { getDetails, printForHouse } from '../../restaurants/server/public.ts';
import type { Incident, PowerCut } from '../contract/incidents.contract.ts';
import type { Run } from '../contract/fields.ts';
import type { FoodProcess } from '../contract/processes.contract.ts';
import { dayAfter } from '../rules/schedule.ts';
import { runBlocks, type Language, type On } from './diary-paper.ts';
import { cutBlocks, incidentBlocks, processBlocks } from './food-paper.ts';
import { incidentsBetween } from './incidents.ts';
import { cutsBetween } from './power-cuts.ts';
import { processesBetween } from './read-processes.ts';
import { readRuns } from './read-runs.ts';

/** Which days a paper is of, and in which language. */
export type Asked = { readonly from: string; readonly to: string; readonly language: Language };

/** What was checked and what happened on some days, in the order in which it happened. */
export type Happened = {
  readonly runs: readonly Run[];
  readonly processes: readonly FoodProcess[];
  readonly incidents: readonly Incident[];
  readonly cuts: readonly PowerCut[];
};

/** Between which instants some trading days lie at the most, and whether a moment is of them: half past midnight is of the evening before. */
export const spanOf = (tx: RestaurantTx, { from, to }: Pick<Asked, 'from' | 'to'>) => ({
  // A trading day begins and ends within a day of its date by any clock of the world.
  first: new Date(`${dayAfter(from, -1)}T00:00:00Z`),
  last: new Date(`${dayAfter(to, 3)}T00:00:00Z`),
  isWithin: (at: Date): boolean => {
    const day = tradingDay(tx, at);
    return day >= from && day <= to;
  },
});

/** Everything of some trading days; of lists that nobody could have done yet it says nothing. */
export const readHappened = async (tx: RestaurantTx, { from, to }: Pick<Asked, 'from' | 'to'>): Promise<Happened> => {
  const now = new Date();
  const { runs } = await readRuns(tx, { from, to });
  const { first, last, isWithin: isOfSpan } = spanOf(tx, { from, to });
  const isWithin = (iso: string) => isOfSpan(new Date(iso));
  return {
    runs: runs.filter(({ showAt }) => new Date(showAt) <= now).toSorted((one, other) => one.day.localeCompare(other.day)),
    processes: (await processesBetween(tx, first, last)).filter(({ startedAt }) => isWithin(startedAt)),
    incidents: (await incidentsBetween(tx, first, last)).filter(({ happenedAt }) => isWithin(happenedAt)).toReversed(),
    cuts: (await cutsBetween(tx, first, last)).filter(({ beganAt }) => isWithin(beganAt)).toReversed(),
  };
};

/** The sheets of some days, each beginning anew. */
export const daySheets = (title: string, days: ReadonlyMap<string, PaperBlock[]>, on: On): PaperBlock[] =>
  [...days]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .flatMap(([day, blocks], index): PaperBlock[] => [
      ...(index > 0 ? [{ kind: 'next-sheet' as const }] : []),
      { kind: 'heading', text: title },
      { kind: 'text', text: dayText(day, 'long', { wall: on.house, language: on.locale }) },
      ...blocks,
    ]);

const byDay = (tx: RestaurantTx, { runs, processes, incidents, cuts }: Happened, on: On): Map<string, PaperBlock[]> => {
  const days = new Map<string, PaperBlock[]>();
  const put = (day: string, blocks: readonly PaperBlock[]) => days.set(day, [...(days.get(day) ?? []), ...blocks]);
  const dayOf = (iso: string) => tradingDay(tx, new Date(iso));
  for (const run of runs) put(run.day, runBlocks(run, on));
  for (const [day, of] of Map.groupBy(processes, ({ startedAt }) => dayOf(startedAt))) put(day, processBlocks(of, on));
  for (const [day, of] of Map.groupBy(incidents, ({ happenedAt }) => dayOf(happenedAt))) put(day, incidentBlocks(of, on));
  for (const [day, of] of Map.groupBy(cuts, ({ beganAt }) => dayOf(beganAt))) put(day, cutBlocks(of, on));
  return days;
};

/** A moment that follows from the days alone, so that the same paper is the same file. */
export const madeFor = (to: string): Date => new Date(`${to}T12:00:00Z`);

/** The diary of some days as a PDF: lists, food on its way, what went wrong, and power cuts. */
export const printDiary = async (tx: RestaurantTx, { from, to, language }: Asked): Promise<{ fileName: string; pdf: string }> => {
  const on: On = { house: await getDetails(tx), locale: language };
  const title = `${on.house.name} · ${m.tasks_diary({}, on)}`;
  const sheets = daySheets(title, byDay(tx, await readHappened(tx, { from, to }), on), on);
  const nothing: PaperBlock[] = [
    { kind: 'heading', text: title },
    { kind: 'text', text: m.tasks_diary_empty({}, on) },
  ];
  const paper: Paper = { title, language, madeAt: madeFor(to), blocks: sheets.length > 0 ? sheets : nothing };
  return { fileName: `diary-${from}-${to}.pdf`, pdf: (await printForHouse(tx, paper)).toString('base64') };
};
