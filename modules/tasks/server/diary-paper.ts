import { m } from '../../../generated/messages/server/messages.js';
import { clockText, dayText } from '../../../kit/time/wall.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import type { Paper, PaperBlock, PaperText } from '../../../platform/server/pdf/paper.ts';
import { printPdf } from '../../../platform/server/pdf/print-pdf.ts';
import type { RestaurantDetails } from '../../restaurants/contract/details.contract.ts';
import { getDetails } from '../../restaurants/server/public.ts';
import type { Run } from '../contract/fields.ts';
import type { CheckItem } from '../rules/check-item.ts';
import { readRuns } from './read-runs.ts';
import { dispositionWord, stateWord, valueText } from './words.ts';

type Language = 'en' | 'am';
type On = { readonly house: RestaurantDetails; readonly locale: Language };

const localName = ({ name, nameLocal }: { name: string; nameLocal: string | null }, { locale }: On): string =>
  locale === 'am' ? (nameLocal ?? name) : name;

const timeText = (iso: string, { house, locale }: On): string => clockText(new Date(iso), house, locale);

/** Every answer to one line, the later below the earlier: what was corrected stays readable. */
const rowsOf = (item: CheckItem, run: Run, on: On): PaperText[][] => {
  const label = localName({ name: item.label, nameLocal: item.labelLocal }, on);
  const entries = run.entries.filter(({ itemKey }) => itemKey === item.key);
  if (entries.length === 0) return [[label, '–', '', '']];
  return entries.map((entry) => {
    const said = valueText(item, entry.value, on.locale);
    const late = entry.isLate ? ` (${m.tasks_late({}, on)})` : '';
    const actions = run.actions
      .filter(({ entryId }) => entryId === entry.id)
      .map(({ disposition, note, food, by }) =>
        [dispositionWord(disposition, on.locale), food, note, by].filter((part) => part !== null).join(' · '),
      );
    return [
      label,
      entry.outcome === 'FAIL' ? { strong: said } : said,
      `${timeText(entry.happenedAt, on)}${late} · ${entry.by}`,
      actions.join('; '),
    ];
  });
};

const stateText = (run: Run, on: On): string => {
  const said = [stateWord(run.state, on.locale)];
  if (run.submittedBy !== null && run.submittedAt !== null)
    said.push(m.tasks_paper_submitted({ name: run.submittedBy, time: timeText(run.submittedAt, on) }, on));
  if (run.verifiedBy !== null) said.push(m.tasks_paper_verified({ name: run.verifiedBy }, on));
  if (run.reason !== null) said.push(`${run.reason} (${run.reasonBy ?? ''})`);
  return said.join(' · ');
};

const blocksOf = (run: Run, on: On): PaperBlock[] => [
  { kind: 'strong', text: localName(run, on) },
  { kind: 'text', text: stateText(run, on) },
  {
    kind: 'table',
    columns: [
      { heading: m.tasks_paper_line({}, on), side: 'left', isWide: true },
      { heading: m.tasks_paper_answer({}, on), side: 'right', isWide: false },
      { heading: m.tasks_paper_when({}, on), side: 'left', isWide: false },
      { heading: m.tasks_paper_action({}, on), side: 'left', isWide: true },
    ],
    rows: run.items.flatMap((item) => rowsOf(item, run, on)),
  },
];

/** What was checked, found and done on some days, as it is shown to an inspector. */
export const diaryPaper = (runs: readonly Run[], on: On, madeAt: Date): Paper => {
  const title = `${on.house.name} · ${m.tasks_diary({}, on)}`;
  const days = Map.groupBy(runs, ({ day }) => day);
  const blocks = [...days].flatMap(([day, ofDay], index): PaperBlock[] => [
    ...(index > 0 ? [{ kind: 'next-sheet' as const }] : []),
    { kind: 'heading', text: title },
    { kind: 'text', text: dayText(day, 'long', { wall: on.house, language: on.locale }) },
    ...ofDay.flatMap((run) => blocksOf(run, on)),
  ]);
  const nothing: PaperBlock[] = [
    { kind: 'heading', text: title },
    { kind: 'text', text: m.tasks_diary_empty({}, on) },
  ];
  return { title, language: on.locale, madeAt, blocks: blocks.length > 0 ? blocks : nothing };
};

type Asked = { readonly from: string; readonly to: string; readonly language: Language };

/** The diary of some days as a PDF; of lists that nobody could have done yet it says nothing. */
export const printDiary = async (tx: RestaurantTx, { from, to, language }: Asked): Promise<{ fileName: string; pdf: string }> => {
  const { runs } = await readRuns(tx, { from, to });
  const now = new Date();
  const begun = runs.filter(({ showAt }) => new Date(showAt) <= now).toSorted((one, other) => one.day.localeCompare(other.day));
  const madeAt = new Date(`${to}T12:00:00Z`);
  const paper = diaryPaper(begun, { house: await getDetails(tx), locale: language }, madeAt);
  return { fileName: `diary-${from}-${to}.pdf`, pdf: (await printPdf(paper)).toString('base64') };
};
