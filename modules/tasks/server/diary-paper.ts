import { m } from '../../../generated/messages/server/messages.js';
import { clockText } from '../../../kit/time/wall.ts';
import type { PaperBlock, PaperText } from '../../../platform/server/pdf/paper.ts';
import type { RestaurantDetails } from '../../restaurants/contract/details.contract.ts';
import type { Entry, Run } from '../contract/fields.ts';
import { signatureGround, type CheckItem } from '../rules/check-item.ts';
import { dispositionWord, probeText, stateWord, valueText } from './words.ts';

/** In which language a paper is. */
export type Language = 'en' | 'am';
/** For which house and reader a paper is. */
export type On = { readonly house: RestaurantDetails; readonly locale: Language };

/** A name in the reader's language, where there is one. */
export const localName = ({ name, nameLocal }: { name: string; nameLocal: string | null }, { locale }: On): string =>
  locale === 'am' ? (nameLocal ?? name) : name;

/** A time of the clock on the wall. */
export const timeText = (iso: string, { house, locale }: On): string => clockText(new Date(iso), house, locale);

/** Every answer to one line, the later below the earlier: what was corrected stays readable. */
const rowsOf = (item: CheckItem, run: Run, on: On): PaperText[][] => {
  const label = localName({ name: item.label, nameLocal: item.labelLocal }, on);
  const entries = run.entries.filter(({ itemKey }) => itemKey === item.key);
  if (entries.length === 0) return [[label, '–', '', '']];
  return entries.map((entry) => {
    const said = valueText(item, entry.value, on.locale);
    const late = entry.isLate ? ` (${m.tasks_late({}, on)})` : '';
    const probe = entry.probe ? ` · ${probeText(entry.probe, on.locale)}` : '';
    const actions = run.actions
      .filter(({ entryId }) => entryId === entry.id)
      .map(({ disposition, note, food, by }) =>
        [dispositionWord(disposition, on.locale), food, note, by].filter((part) => part !== null).join(' · '),
      );
    return [label, textOf(entry, said), `${timeText(entry.happenedAt, on)}${late} · ${entry.by}${probe}`, actions.join('; ')];
  });
};

const textOf = ({ outcome, signature }: Entry, said: string): PaperText => {
  if (signature !== null) return { strong: said, drawing: { path: signature, ...signatureGround } };
  return outcome === 'FAIL' ? { strong: said } : said;
};

const stateText = (run: Run, on: On): string => {
  const said = [stateWord(run.state, on.locale)];
  if (run.submittedBy !== null && run.submittedAt !== null)
    said.push(m.tasks_paper_submitted({ name: run.submittedBy, time: timeText(run.submittedAt, on) }, on));
  if (run.verifiedBy !== null) said.push(m.tasks_paper_verified({ name: run.verifiedBy }, on));
  if (run.reason !== null) said.push(`${run.reason} (${run.reasonBy ?? ''})`);
  return said.join(' · ');
};

/** A list of one day, with every answer. */
export const runBlocks = (run: Run, on: On): PaperBlock[] => [
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
