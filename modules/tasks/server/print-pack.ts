import { and, asc, eq, gte, lt } from 'drizzle-orm';

import { m } from '../../../generated/messages/server/messages.js';
import { dayText } from '../../../kit/time/wall.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import type { PaperBlock } from '../../../platform/server/pdf/paper.ts';
import { namesOf } from '../../accounts/server/public.ts';
import { getDetails, printForHouse } from '../../restaurants/server/public.ts';
import type { Run } from '../contract/fields.ts';
import { localName, runBlocks, type On } from './diary-paper.ts';
import { probe, probeCalibration } from './equipment-tables.ts';
import { cutBlocks, incidentBlocks, limitOf, momentOn, processBlocks, tableUnder } from './food-paper.ts';
import { daySheets, madeFor, readHappened, spanOf, type Asked } from './print-diary.ts';
import { readEquipment } from './read-equipment.ts';

const left = (heading: string) => ({ heading, side: 'left' as const, isWide: false });
const wide = (heading: string) => ({ heading, side: 'left' as const, isWide: true });

type Equipment = Awaited<ReturnType<typeof readEquipment>>;

const unitBlocks = ({ units }: Equipment, on: On): PaperBlock[] =>
  tableUnder(
    m.tasks_units({}, on),
    [wide(m.tasks_list_name({}, on)), left(m.tasks_paper_limit({}, on)), wide(m.tasks_reason({}, on))],
    units.filter(({ isAway }) => !isAway).map((unit) => [localName(unit, on), limitOf(unit, on), unit.limitReason ?? '']),
  );

const calibrationBlocks = async (tx: RestaurantTx, asked: Asked, on: On): Promise<PaperBlock[]> => {
  const { first, last, isWithin } = spanOf(tx, asked);
  const around = await tx.db
    .select({ name: probe.name, one: probeCalibration })
    .from(probeCalibration)
    .innerJoin(probe, and(eq(probe.restaurantId, probeCalibration.restaurantId), eq(probe.id, probeCalibration.probeId)))
    .where(
      and(
        eq(probeCalibration.restaurantId, tx.restaurantId),
        gte(probeCalibration.happenedAt, first),
        lt(probeCalibration.happenedAt, last),
      ),
    )
    .orderBy(asc(probeCalibration.happenedAt), asc(probeCalibration.id));
  const rows = around.filter(({ one }) => isWithin(one.happenedAt));
  const names = await namesOf(tx, [...new Set(rows.map(({ one }) => one.recordedBy))]);
  return tableUnder(
    m.tasks_paper_calibrations({}, on),
    [
      wide(m.tasks_probe({}, on)),
      left(m.tasks_probe_ice({}, on)),
      left(m.tasks_paper_boil({}, on)),
      left(m.tasks_paper_answer({}, on)),
      left(m.tasks_paper_when({}, on)),
    ],
    rows.map(({ name, one }) => [
      name,
      one.ice,
      one.boil ?? '–',
      one.isPassed ? m.tasks_process_passed({}, on) : { strong: m.tasks_failed({}, on) },
      `${momentOn(one.happenedAt.toISOString(), on)} · ${names.get(one.recordedBy) ?? ''}`,
    ]),
  );
};

const missedBlocks = (runs: readonly Run[], on: On): PaperBlock[] =>
  tableUnder(
    m.tasks_paper_missed({}, on),
    [wide(m.tasks_list_name({}, on)), left(m.tasks_paper_when({}, on)), wide(m.tasks_reason({}, on))],
    runs
      .filter(({ state }) => state === 'MISSED')
      .map((run) => [
        localName(run, on),
        dayText(run.day, 'short', { wall: on.house, language: on.locale }),
        run.reason === null ? { strong: m.tasks_paper_no_reason({}, on) } : `${run.reason} (${run.reasonBy ?? ''})`,
      ]),
  );

/** What an inspector asks for, of some days, as one PDF: first what stands for the whole time, then each day's lists. */
export const printInspectionPack = async (tx: RestaurantTx, asked: Asked): Promise<{ fileName: string; pdf: string }> => {
  const { from, to, language } = asked;
  const on: On = { house: await getDetails(tx), locale: language };
  const title = `${on.house.name} · ${m.tasks_pack({}, on)}`;
  const happened = await readHappened(tx, asked);
  const equipment = await readEquipment(tx);
  const dayOf = (day: string) => dayText(day, 'long', { wall: on.house, language });
  const rules = { GB: m.tasks_rules_gb, GB_SCOTLAND: m.tasks_rules_gb_scotland, ET: m.tasks_rules_et }[equipment.rules]({}, on);
  const days = new Map<string, PaperBlock[]>();
  for (const [day, runs] of Map.groupBy(happened.runs, (run) => run.day))
    days.set(
      day,
      runs.flatMap((run) => runBlocks(run, on)),
    );
  const sheets = daySheets(title, days, on);
  const blocks: PaperBlock[] = [
    { kind: 'heading', text: title },
    { kind: 'text', text: from === to ? dayOf(from) : `${dayOf(from)} – ${dayOf(to)}` },
    { kind: 'text', text: `${m.tasks_rules({}, on)}: ${rules}` },
    ...unitBlocks(equipment, on),
    ...(await calibrationBlocks(tx, asked, on)),
    ...processBlocks(happened.processes, on),
    ...incidentBlocks(happened.incidents, on),
    ...cutBlocks(happened.cuts, on),
    ...missedBlocks(happened.runs, on),
    ...(sheets.length > 0 ? [{ kind: 'next-sheet' as const }, ...sheets] : []),
  ];
  const pdf = await printForHouse(tx, { title, language, madeAt: madeFor(to), blocks });
  return { fileName: `inspection-${from}-${to}.pdf`, pdf: pdf.toString('base64') };
};
