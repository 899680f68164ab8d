import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { weekdayText } from '../../../../kit/time/wall.ts';
import { useLocale } from '../../../../platform/web/locale.ts';
import { Button } from '../../../../ui/button.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { useCan } from '../../../restaurants/web/public.ts';
import type { StaffPerson } from '../../contract/fields.ts';
import type { Availability } from '../../contract/time-off-fields.ts';
import { spansOn, type AvailabilitySpan } from '../../rules/availability.ts';
import { dayAfter, mondayOf } from '../../rules/rota-week.ts';
import { useMinuteText } from '../time-off/use-days-text.ts';
import { availabilityWord } from '../words/time-off-words.ts';
import { AvailabilitySheet } from './availability-sheet.tsx';

const dayMinutes = 1440;

/** What somebody says of a part of a day: "10:00 am to 4:00 pm can't come". */
const useSpanText = () => {
  const minuteText = useMinuteText();
  return (day: string, { fromMinute, toMinute, kind }: AvailabilitySpan): string => {
    const isWhole = fromMinute === 0 && toMinute >= dayMinutes;
    const times = isWhole ? m.staff_can_whole_day() : m.staff_from_to({ from: minuteText(day, fromMinute), to: minuteText(day, toMinute) });
    return `${times} ${availabilityWord(kind)}`;
  };
};

export type AvailabilitySectionProps = {
  readonly availability: readonly Availability[];
  readonly people: readonly StaffPerson[];
  readonly own: string;
  readonly today: string;
};

/** When somebody can come, day by day; one's own, and for whoever plans anybody's. */
export const AvailabilitySection = ({ availability, people, own, today }: AvailabilitySectionProps) => {
  const mayPlan = useCan('staff.plan');
  const language = useLocale();
  const spanText = useSpanText();
  const [userId, setUserId] = useState(own);
  const [isOpen, setIsOpen] = useState(false);
  const patterns = availability.filter((one) => one.userId === userId);
  const name = people.find((one) => one.userId === userId)?.name ?? '';
  const week = Array.from({ length: 7 }, (_, index) => dayAfter(mondayOf(today), index));
  const title = userId === own ? m.staff_can_title() : m.staff_can_title_of({ name });
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-heading">{title}</h2>
      <p className="text-body text-ink-2">{m.staff_can_text()}</p>
      {mayPlan && (
        <SelectField
          label={m.staff_can_of_person()}
          value={userId}
          options={people.map((one) => ({ value: one.userId, label: one.name }))}
          onChange={({ target }) => setUserId(target.value)}
        />
      )}
      <dl className="border-b border-line">
        {week.map((day) => (
          <div key={day} className="flex justify-between gap-4 border-t border-line py-2 text-body">
            <dt>{weekdayText(day, 'long', language)}</dt>
            <dd className="text-right text-ink-2">
              {spansOn(patterns, day)
                .map((span) => spanText(day, span))
                .join(m.ui_semicolon()) || m.staff_can_any()}
            </dd>
          </div>
        ))}
      </dl>
      <Button className="w-fit" onClick={() => setIsOpen(true)}>
        {m.staff_can_change()}
      </Button>
      {isOpen && (
        <AvailabilitySheet
          key={userId}
          title={title}
          userId={userId === own ? null : userId}
          patterns={patterns}
          today={today}
          onClose={() => setIsOpen(false)}
        />
      )}
    </section>
  );
};
