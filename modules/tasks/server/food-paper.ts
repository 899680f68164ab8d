import { m } from '../../../generated/messages/server/messages.js';
import { momentText } from '../../../kit/time/wall.ts';
import type { PaperBlock, PaperTable, PaperText } from '../../../platform/server/pdf/paper.ts';
import type { TempUnit } from '../contract/equipment.contract.ts';
import type { Incident, PowerCut } from '../contract/incidents.contract.ts';
import type { FoodProcess } from '../contract/processes.contract.ts';
import { localName, timeText, type On } from './diary-paper.ts';
import { dispositionWord, incidentWord, processWord, verdictWord } from './words.ts';

type Column = PaperTable['columns'][number];

const narrow = (heading: string): Column => ({ heading, side: 'left', isWide: false });
const wide = (heading: string): Column => ({ heading, side: 'left', isWide: true });

const joined = (parts: readonly (string | null)[]): string => parts.filter((part) => part !== null && part !== '').join(' · ');

/** A table under its heading; nothing where it has no rows. */
export const tableUnder = (heading: string, columns: readonly Column[], rows: readonly (readonly PaperText[])[]): PaperBlock[] =>
  rows.length === 0
    ? []
    : [
        { kind: 'strong', text: heading },
        { kind: 'table', columns: [...columns], rows },
      ];

/** A moment with its day, on paper. */
export const momentOn = (iso: string, { house, locale }: On): string =>
  momentText(new Date(iso), 'short', { wall: house, language: locale });

const outcomeOf = ({ state, why, disposition, dispositionNote, disposedBy }: FoodProcess, { locale }: On): PaperText => {
  if (state === 'PASSED') return m.tasks_process_passed({}, { locale });
  if (why === null) return m.tasks_process_runs({}, { locale });
  const fault = why === 'TIME' ? m.tasks_process_late({}, { locale }) : m.tasks_failed({}, { locale });
  const failed = m.tasks_process_failed({ why: fault }, { locale });
  return { strong: joined([failed, disposition && dispositionWord(disposition, locale), dispositionNote, disposedBy]) };
};

/** Food that was cooked, cooled or kept hot, with what was measured. */
export const processBlocks = (processes: readonly FoodProcess[], on: On): PaperBlock[] =>
  tableUnder(
    m.tasks_paper_processes({}, on),
    [
      wide(m.tasks_process_food({}, on)),
      narrow(m.tasks_paper_when({}, on)),
      wide(m.tasks_paper_measured({}, on)),
      wide(m.tasks_paper_answer({}, on)),
    ],
    processes.map((process) => [
      joined([process.food, process.batch, processWord(process.kind, on.locale)]),
      joined([momentOn(process.startedAt, on), process.startedBy]),
      process.steps
        .filter(({ reading }) => reading !== null)
        .map(({ reading, happenedAt, by }) => `${reading} °C ${timeText(happenedAt, on)} ${by}`)
        .join('; '),
      outcomeOf(process, on),
    ]),
  );

/** What went wrong, with what was done and what followed. */
export const incidentBlocks = (incidents: readonly Incident[], on: On): PaperBlock[] =>
  tableUnder(
    m.tasks_incidents({}, on),
    [
      wide(m.tasks_paper_incident({}, on)),
      narrow(m.tasks_paper_when({}, on)),
      wide(m.tasks_paper_action({}, on)),
      wide(m.tasks_incident_follow_up({}, on)),
    ],
    incidents.map((one) => [
      joined([incidentWord(one.kind, on.locale), one.concerned]),
      joined([momentOn(one.happenedAt, on), one.recordedBy]),
      one.done,
      joined([
        one.followUp,
        one.closedBy === null ? null : m.tasks_incident_closed({ name: one.closedBy }, on),
        one.closingNote,
        one.closedBy === null && one.followUp !== null ? m.tasks_incident_open({}, on) : null,
      ]),
    ]),
  );

/** When the power was out, and what was found in each unit afterwards. */
export const cutBlocks = (cuts: readonly PowerCut[], on: On): PaperBlock[] =>
  cuts.flatMap((cut): PaperBlock[] => {
    const back = cut.endedAt === null ? null : m.tasks_cut_until({ time: momentOn(cut.endedAt, on) }, on);
    return [
      { kind: 'strong', text: joined([m.tasks_cut_since({ time: momentOn(cut.beganAt, on) }, on), back, cut.begunBy]) },
      ...tableUnder(
        m.tasks_cut_found({}, on),
        [
          wide(m.tasks_units({}, on)),
          narrow(m.tasks_paper_answer({}, on)),
          wide(m.tasks_paper_action({}, on)),
          narrow(m.tasks_paper_when({}, on)),
        ],
        cut.checks.map((check) => [
          localName({ name: check.unit, nameLocal: check.unitLocal }, on),
          joined([check.reading === null ? null : `${check.reading} °C`, verdictWord(check.verdict, on.locale)]),
          joined([check.disposition && dispositionWord(check.disposition, on.locale), check.food]),
          joined([timeText(check.happenedAt, on), check.by]),
        ]),
      ),
    ];
  });

/** What a unit keeps to, on paper. */
export const limitOf = ({ kind, limit }: TempUnit, on: On): string =>
  kind === 'HOT' ? m.tasks_limit_min({ min: `${limit} °C` }, on) : m.tasks_limit_max({ max: `${limit} °C` }, on);
