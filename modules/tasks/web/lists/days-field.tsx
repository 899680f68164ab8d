import { m } from '../../../../generated/messages/web/messages.js';
import { weekdayText } from '../../../../kit/time/wall.ts';
import { useLocale } from '../../../../platform/web/locale.ts';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import type { FieldError } from '../../../../ui/field-error.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { DayField } from '../../../../ui/when/day-field.tsx';
import type { TemplateFields } from '../../contract/fields.ts';
import { dayAfter } from '../../rules/schedule.ts';

/** Some Monday, from which the names of the days are taken. */
const monday = '2026-01-05';

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

type Rule = TemplateFields['schedule']['rule'];

const ruleOf = (kind: string): Rule => {
  if (kind === 'EVERY') return { kind, days: 28, from: monday };
  return kind === 'NTH_WEEKDAY' ? { kind, nth: 1, weekday: 1 } : { kind: 'WEEKDAYS', weekdays: [...weekdays] };
};

export type DaysFieldProps = {
  readonly rule: Rule;
  readonly error: FieldError | undefined;
  readonly onChange: (rule: Rule) => void;
};

/** On which days a list is due: by weekday, every so many days, or one weekday of each month. */
export const DaysField = ({ rule, error, onChange }: DaysFieldProps) => (
  <>
    <SelectField
      label={m.tasks_list_days()}
      value={rule.kind}
      options={[
        { value: 'WEEKDAYS', label: m.tasks_rule_weekdays() },
        { value: 'EVERY', label: m.tasks_rule_every() },
        { value: 'NTH_WEEKDAY', label: m.tasks_rule_nth() },
      ]}
      onChange={({ target }) => onChange(ruleOf(target.value))}
    />
    {rule.kind === 'WEEKDAYS' && <Weekdays rule={rule} onChange={onChange} />}
    {rule.kind === 'EVERY' && (
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label={m.tasks_rule_days()}
          inputMode="numeric"
          maxLength={3}
          value={rule.days === 0 ? '' : String(rule.days)}
          error={error}
          onChange={({ target }) => onChange({ ...rule, days: Math.min(366, Number(target.value.replaceAll(/\D/g, ''))) })}
        />
        <DayField label={m.tasks_rule_from()} value={rule.from} onChange={(from) => onChange({ ...rule, from: from || rule.from })} />
      </div>
    )}
    {rule.kind === 'NTH_WEEKDAY' && <NthWeekday rule={rule} onChange={onChange} />}
  </>
);

type PartProps<Kind extends Rule['kind']> = { readonly rule: Extract<Rule, { kind: Kind }>; readonly onChange: (rule: Rule) => void };

const Weekdays = ({ rule, onChange }: PartProps<'WEEKDAYS'>) => {
  const locale = useLocale();
  const toggle = (day: number) => {
    const next = rule.weekdays.includes(day)
      ? rule.weekdays.filter((one) => one !== day)
      : [...rule.weekdays, day].toSorted((one, other) => one - other);
    if (next.length > 0) onChange({ kind: 'WEEKDAYS', weekdays: next });
  };
  return (
    <fieldset className="flex flex-wrap gap-3">
      <legend className="sr-only">{m.tasks_list_days()}</legend>
      {weekdays.map((day) => (
        <Checkbox key={day} checked={rule.weekdays.includes(day)} onChange={() => toggle(day)}>
          {weekdayText(dayAfter(monday, day - 1), 'short', locale)}
        </Checkbox>
      ))}
    </fieldset>
  );
};

const NthWeekday = ({ rule, onChange }: PartProps<'NTH_WEEKDAY'>) => {
  const locale = useLocale();
  const nths = [m.tasks_rule_first(), m.tasks_rule_second(), m.tasks_rule_third(), m.tasks_rule_fourth(), m.tasks_rule_last()];
  return (
    <div className="grid grid-cols-2 gap-3">
      <SelectField
        label={m.tasks_rule_which()}
        value={String(rule.nth)}
        options={nths.map((label, index) => ({ value: String(index + 1), label }))}
        onChange={({ target }) => onChange({ ...rule, nth: Number(target.value) })}
      />
      <SelectField
        label={m.tasks_rule_weekday()}
        value={String(rule.weekday)}
        options={weekdays.map((day) => ({ value: String(day), label: weekdayText(dayAfter(monday, day - 1), 'long', locale) }))}
        onChange={({ target }) => onChange({ ...rule, weekday: Number(target.value) })}
      />
    </div>
  );
};
