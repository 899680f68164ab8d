import { m } from '../../../../generated/messages/web/messages.js';
import type { Faults } from '../../../../ui/form/use-faults.ts';
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

/** A field of a line that may be wrong. */
export type LineFault = 'label' | 'min' | 'max' | 'options';

const isTurned = (lowest: string, highest: string): boolean => {
  const [min, max] = [hundredthsOf(lowest), hundredthsOf(highest)];
  return min !== null && max !== null && min > max;
};

const limitFault = (text: string): string | false => limitOf(text) === undefined && m.tasks_list_line_limit_wrong();

const lineFaults = (line: LineForm): Readonly<Record<LineFault, string | false>> => {
  const { label, type, options, min, max } = line;
  const isBound = hasOwnLimits(line);
  return {
    label: label.trim() === '' && m.tasks_list_line_label_missing(),
    min: isBound && limitFault(min),
    max: isBound && (limitFault(max) || (isTurned(min, max) && m.tasks_list_line_limits_turned())),
    options: type === 'CHOICE' && options.length < 2 && m.tasks_list_line_options_few(),
  };
};

/** How many days after its own a list may still be open. */
export const daysMax = taskLimits.windowMinutesMax / 1440;

const expireFault = ({ dueMinute, expireMinute }: ListForm): string | false =>
  expireMinute > taskLimits.windowMinutesMax
    ? m.tasks_list_expire_late({ days: daysMax })
    : expireMinute < dueMinute && m.tasks_list_expire_early();

/** A field of a list that may be wrong; one of a line after the key of the line. */
type ListFault = 'name' | 'days' | 'due' | 'expire' | `${string} ${LineFault}`;

/** What is wrong with a list, in words by field. */
export const listFaults = (form: ListForm): Faults<ListFault> => ({
  ...Object.fromEntries(
    form.lines.flatMap((line) => Object.entries(lineFaults(line)).map(([field, fault]) => [`${line.key} ${field}`, fault])),
  ),
  name: form.name.trim() === '' && m.tasks_list_name_missing(),
  days: form.rule.kind === 'EVERY' && form.rule.days < 1 && m.tasks_rule_days_missing(),
  due: form.dueMinute < form.showMinute && m.tasks_list_due_early(),
  expire: expireFault(form),
});

const lineOf = ({ label, labelLocal, min, max, ...line }: LineForm): CheckItem => {
  const [lowest, highest] = [limitOf(min) ?? null, limitOf(max) ?? null];
  // A hot thermometer may show what a cold one can't: what passes only when it is hot is read there.
  const place =
    line.type === 'TEMPERATURE' ? (lowest !== null && (hundredthsOf(lowest) ?? 0) >= 4000 ? 'HOT' : (line.place ?? 'COLD')) : null;
  return { ...line, place, label: label.trim(), labelLocal: labelLocal.trim() || null, min: lowest, max: highest };
};

/** What is to be saved of what was typed, where nothing of it is wrong. */
export const readListForm = (form: ListForm): TemplateFields => {
  const { name, nameLocal, forRole, lines, rule, showMinute, dueMinute, expireMinute } = form;
  const schedule = { rule, showMinute, dueMinute, expireMinute };
  return { name: name.trim(), nameLocal: nameLocal.trim() || null, forRole, schedule, items: lines.map(lineOf) };
};
