import type { Template, TemplateFields } from '../../contract/fields.ts';
import type { CheckItem, CheckType } from '../../rules/check-item.ts';
import { hundredthsOf } from '../../rules/check-entry.ts';
import { isSoundTemplate } from '../../rules/sound-template.ts';

/** A line as it is typed. */
export type LineForm = Pick<
  CheckItem,
  'key' | 'label' | 'type' | 'isCritical' | 'isRequired' | 'place' | 'options' | 'failing' | 'unitId'
> & {
  readonly labelLocal: string;
  readonly min: string;
  readonly max: string;
};

/** A list as it is typed. */
export type ListForm = {
  readonly name: string;
  readonly nameLocal: string;
  readonly forRole: TemplateFields['forRole'];
  readonly rule: TemplateFields['schedule']['rule'];
  readonly show: string;
  readonly due: string;
  readonly expire: string;
  readonly lines: readonly LineForm[];
};

const clockOf = (minutes: number): string => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

const minutesOf = (clock: string): number | null => {
  const match = /^(\d{1,3}):([0-5]\d)$/.exec(clock.trim());
  return match ? Number(match[1]) * 60 + Number(match[2]) : null;
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

/** A list as it is, or an empty one, to be typed over. */
export const listFormOf = (template: Template | null, firstKey: string): ListForm => {
  if (template === null) {
    const rule = { kind: 'WEEKDAYS', weekdays: [1, 2, 3, 4, 5, 6, 7] } as const;
    return { name: '', nameLocal: '', forRole: null, rule, show: '6:00', due: '11:00', expire: '14:00', lines: [newLine(firstKey)] };
  }
  const { name, nameLocal, schedule, items } = template;
  const lines = items.map((item) => ({ ...item, labelLocal: item.labelLocal ?? '', min: item.min ?? '', max: item.max ?? '' }));
  const { rule, showMinute, dueMinute, expireMinute } = schedule;
  const clocks = { show: clockOf(showMinute), due: clockOf(dueMinute), expire: clockOf(expireMinute) };
  return { name, nameLocal: nameLocal ?? '', forRole: template.forRole, rule, ...clocks, lines };
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

const lineOf = ({ label, labelLocal, min, max, ...line }: LineForm): CheckItem | null => {
  const [lowest, highest] = [limitOf(min), limitOf(max)];
  if (label.trim() === '' || lowest === undefined || highest === undefined) return null;
  // A hot thermometer may show what a cold one can't: what passes only when it is hot is read there.
  const place =
    line.type === 'TEMPERATURE' ? (lowest !== null && (hundredthsOf(lowest) ?? 0) >= 4000 ? 'HOT' : (line.place ?? 'COLD')) : null;
  return { ...line, place, label: label.trim(), labelLocal: labelLocal.trim() || null, min: lowest, max: highest };
};

/** What is wrong with a list as it is typed. */
export type ListFault = 'NAMES' | 'TIMES';

/** What is to be saved of what was typed, or why it can't be. */
export const readListForm = (form: ListForm): TemplateFields | ListFault => {
  const [showMinute, dueMinute, expireMinute] = [minutesOf(form.show), minutesOf(form.due), minutesOf(form.expire)];
  if (showMinute === null || dueMinute === null || expireMinute === null) return 'TIMES';
  const items = form.lines.map(lineOf).filter((item) => item !== null);
  if (form.name.trim() === '' || items.length < form.lines.length || items.length === 0) return 'NAMES';
  const schedule = { rule: form.rule, showMinute, dueMinute, expireMinute };
  if (form.rule.kind === 'EVERY' && form.rule.days < 1) return 'TIMES';
  const fields = { name: form.name.trim(), nameLocal: form.nameLocal.trim() || null, forRole: form.forRole, schedule, items };
  return isSoundTemplate(fields) ? fields : 'TIMES';
};
