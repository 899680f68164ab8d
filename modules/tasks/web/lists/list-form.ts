import type { Template, TemplateFields } from '../../contract/fields.ts';
import { hundredthsOf } from '../../rules/check-entry.ts';
import { taskLimits, type CheckItem, type CheckType } from '../../rules/check-item.ts';

/** A line as it is typed. */
export type LineForm = Pick<
  CheckItem,
  'key' | 'label' | 'type' | 'isCritical' | 'isRequired' | 'place' | 'options' | 'failing' | 'unitId'
> & {
  readonly labelLocal: string;
  readonly min: string;
  readonly max: string;
};

/** A list as it is typed; its times are minutes from midnight of its day. */
export type ListForm = TemplateFields['schedule'] & {
  readonly name: string;
  readonly nameLocal: string;
  readonly forRole: TemplateFields['forRole'];
  readonly lines: readonly LineForm[];
};

/** A line that nobody has filled in yet. */
export const newLine = (key: string): LineForm => ({
  key,
  label: '',
  labelLocal: '',
  type: 'DONE',
  isCritical: false,
  isRequired: true,
  min: '',
  max: '',
  place: null,
  options: [],
  failing: [],
  unitId: null,
});

const usual: TemplateFields['schedule'] = {
  rule: { kind: 'WEEKDAYS', weekdays: [1, 2, 3, 4, 5, 6, 7] },
  showMinute: 360,
  dueMinute: 660,
  expireMinute: 840,
};

/** A list as it is, or an empty one, to be typed over. */
export const listFormOf = (template: Template | null, firstKey: string): ListForm => {
  if (template === null) return { name: '', nameLocal: '', forRole: null, ...usual, lines: [newLine(firstKey)] };
  const { name, nameLocal, forRole, schedule, items } = template;
  const lines = items.map((item) => ({ ...item, labelLocal: item.labelLocal ?? '', min: item.min ?? '', max: item.max ?? '' }));
  return { name, nameLocal: nameLocal ?? '', forRole, ...schedule, lines };
};

/** The kind of answer changed: what belongs to another kind is dropped. */
export const withType = (line: LineForm, type: CheckType): LineForm => ({
  ...line,
  type,
  place: type === 'TEMPERATURE' ? (line.place ?? 'COLD') : null,
  failing: type === 'YES_NO' ? ['NO'] : [],
  options: type === 'CHOICE' ? line.options : [],
  unitId: type === 'TEMPERATURE' ? line.unitId : null,
  ...(type !== 'TEMPERATURE' && type !== 'NUMBER' && { min: '', max: '' }),
});

const limitOf = (text: string): string | null | undefined => {
  if (text.trim() === '') return null;
  return hundredthsOf(text) === null ? undefined : text.trim().replace(',', '.').replace('−', '-');
};

/** Whether a line has limits of its own; one that reads a unit has those of the unit. */
export const hasOwnLimits = ({ type, unitId }: LineForm): boolean =>
  (type === 'TEMPERATURE' || type === 'NUMBER') && (unitId ?? null) === null;

/** What may be wrong with a line as it is typed. */
export type LineFault = 'LABEL' | 'MIN' | 'MAX' | 'TURNED' | 'OPTIONS';

const isTurned = (lowest: string, highest: string): boolean => {
  const [min, max] = [hundredthsOf(lowest), hundredthsOf(highest)];
  return min !== null && max !== null && min > max;
};

const lineChecks: Readonly<Record<LineFault, (line: LineForm) => boolean>> = {
  LABEL: ({ label }) => label.trim() === '',
  MIN: (line) => hasOwnLimits(line) && limitOf(line.min) === undefined,
  MAX: (line) => hasOwnLimits(line) && limitOf(line.max) === undefined,
  TURNED: (line) => hasOwnLimits(line) && isTurned(line.min, line.max),
  OPTIONS: ({ type, options }) => type === 'CHOICE' && options.length < 2,
};

/** What may be wrong with a list as it is typed, but for its lines. */
export type ListFault = 'NAME' | 'DAYS' | 'DUE' | 'EXPIRE' | 'TOO_LATE';

const listChecks: Readonly<Record<ListFault, (form: ListForm) => boolean>> = {
  NAME: ({ name }) => name.trim() === '',
  DAYS: ({ rule }) => rule.kind === 'EVERY' && rule.days < 1,
  DUE: ({ showMinute, dueMinute }) => dueMinute < showMinute,
  EXPIRE: ({ dueMinute, expireMinute }) => expireMinute < dueMinute,
  TOO_LATE: ({ expireMinute }) => expireMinute > taskLimits.windowMinutesMax,
};

/** What is wrong with a line. */
export const lineFaults = (line: LineForm): LineFault[] =>
  (Object.keys(lineChecks) as LineFault[]).filter((fault) => lineChecks[fault](line));

/** What is wrong with a list, but for its lines. */
export const listFaults = (form: ListForm): ListFault[] =>
  (Object.keys(listChecks) as ListFault[]).filter((fault) => listChecks[fault](form));

const lineOf = ({ label, labelLocal, min, max, ...line }: LineForm): CheckItem => {
  const [lowest, highest] = [limitOf(min) ?? null, limitOf(max) ?? null];
  // A hot thermometer may show what a cold one can't: what passes only when it is hot is read there.
  const place =
    line.type === 'TEMPERATURE' ? (lowest !== null && (hundredthsOf(lowest) ?? 0) >= 4000 ? 'HOT' : (line.place ?? 'COLD')) : null;
  return { ...line, place, label: label.trim(), labelLocal: labelLocal.trim() || null, min: lowest, max: highest };
};

/** What is to be saved of what was typed; null while anything of it is wrong. */
export const readListForm = (form: ListForm): TemplateFields | null => {
  const { name, nameLocal, forRole, lines, rule, showMinute, dueMinute, expireMinute } = form;
  if (listFaults(form).length > 0 || lines.some((line) => lineFaults(line).length > 0)) return null;
  const schedule = { rule, showMinute, dueMinute, expireMinute };
  return { name: name.trim(), nameLocal: nameLocal.trim() || null, forRole, schedule, items: lines.map(lineOf) };
};
