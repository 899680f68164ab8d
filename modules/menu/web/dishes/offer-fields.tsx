import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { Chip } from '../../../../ui/chip.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { ClockField } from '../../../../ui/when/clock-field.tsx';
import { nameIn } from '../../../inventory/web/parts.ts';
import type { ModifierGroup } from '../../contract/fields.ts';
import { dayWord, weekdays } from './availability-text.ts';
import type { DishFormState } from './dish-fields.tsx';
import { fastingDaysWord } from './dish-words.ts';

const fastings = ['ALWAYS', 'FASTING_DAYS', 'OTHER_DAYS'] as const;
const courses = ['1', '2', '3', '4', '5'];

const toggled = <Value,>(values: readonly Value[], value: Value): Value[] =>
  values.includes(value) ? values.filter((one) => one !== value) : [...values, value];

/** When it is offered, how it comes to the table, and what guests may choose with it. */
export const OfferFields = ({ state, groups }: { readonly state: DishFormState; readonly groups: readonly ModifierGroup[] }) => {
  const { form, set, errorAt } = state;
  const locale = useLocale();
  return (
    <>
      <fieldset className="flex flex-col gap-1.5">
        <legend className="pb-1.5 text-small font-medium">{m.menu_days()}</legend>
        <div className="flex flex-wrap gap-2">
          {weekdays.map((day) => (
            <Chip key={day} pressed={form.days.includes(day)} onPress={() => set({ days: toggled(form.days, day) })}>
              {dayWord(day, locale)}
            </Chip>
          ))}
        </div>
        <p className="text-small text-ink-3">{m.menu_days_hint()}</p>
      </fieldset>
      <HoursFields state={state} />
      <div className="grid items-start gap-5 md:grid-cols-2">
        <SelectField
          label={m.menu_fasting_calendar()}
          value={form.fasting}
          options={fastings.map((one) => ({ value: one, label: fastingDaysWord(one) }))}
          onChange={({ target }) => set({ fasting: fastings.find((one) => one === target.value) ?? 'ALWAYS' })}
        />
        <SelectField
          label={m.menu_course()}
          value={form.course}
          options={courses.map((one) => ({ value: one, label: one }))}
          onChange={({ target }) => set({ course: target.value })}
        />
        <TextField
          label={m.menu_minutes()}
          hint={m.menu_minutes_hint()}
          inputMode="decimal"
          value={form.minutes}
          error={errorAt('minutes')}
          onChange={({ target }) => set({ minutes: target.value })}
        />
      </div>
      {groups.length > 0 && (
        <fieldset className="flex flex-col gap-2">
          <legend className="pb-1.5 text-small font-medium">{m.menu_tab_choices()}</legend>
          {groups.map((group) => (
            <Checkbox
              key={group.id}
              checked={form.groupIds.includes(group.id)}
              onChange={() => set({ groupIds: toggled(form.groupIds, group.id) })}
            >
              {nameIn(group, locale)}
            </Checkbox>
          ))}
        </fieldset>
      )}
    </>
  );
};

/** Where the day has always been meant whole, there is nothing to fill in. */
const HoursFields = ({ state: { form, set, errorAt } }: { readonly state: DishFormState }) => {
  const isBound = form.from !== '' || form.to !== '';
  return (
    <div className="flex flex-col gap-3">
      <Checkbox checked={isBound} onChange={() => set(isBound ? { from: '', to: '' } : { from: '08:00', to: '15:00' })}>
        {m.menu_hours()}
      </Checkbox>
      {isBound && (
        <div className="grid items-start gap-5 md:grid-cols-2">
          <ClockField label={m.menu_hours_from()} value={form.from} error={errorAt('hours')} onChange={(from) => set({ from })} />
          <ClockField label={m.menu_hours_to()} value={form.to} onChange={(to) => set({ to })} />
        </div>
      )}
    </div>
  );
};
