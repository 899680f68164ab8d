import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { weekdayText } from '../../../../kit/time/wall.ts';
import { useLocale } from '../../../../platform/web/locale.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { ClockField } from '../../../../ui/when/clock-field.tsx';
import { DayField } from '../../../../ui/when/day-field.tsx';
import type { Availability } from '../../contract/time-off-fields.ts';
import { availabilityKinds, type AvailabilitySpan } from '../../rules/availability.ts';
import { dayAfter } from '../../rules/rota-week.ts';
import type { StaffClient } from '../staff-client.ts';
import { quarterOf } from '../time-off/time-off-form.ts';
import { useTell } from '../use-tell.ts';
import { availabilityWord } from '../words/time-off-words.ts';

const send = (client: StaffClient) => client.saveAvailability;
const dayMinutes = 1440;
const two = (part: number): string => String(part).padStart(2, '0');
const clockOf = (minute: number): string => `${two(Math.floor((minute % dayMinutes) / 60))}:${two(minute % 60)}`;
const blank: AvailabilitySpan = { weekday: 1, fromMinute: 0, toMinute: dayMinutes, kind: 'UNAVAILABLE' };

export type AvailabilitySheetProps = {
  readonly title: string;
  /** Null for oneself. */
  readonly userId: string | null;
  /** What was said so far, the earliest word first. */
  readonly patterns: readonly Availability[];
  readonly today: string;
  readonly onClose: () => void;
};

/** A week as somebody says it, from a day on. */
export const AvailabilitySheet = ({ title, userId, patterns, today, onClose }: AvailabilitySheetProps) => {
  const { tell, isTelling, refused } = useTell();
  const standing = patterns.findLast(({ validFrom }) => validFrom <= today);
  const [validFrom, setValidFrom] = useState(today);
  const [spans, setSpans] = useState<readonly AvailabilitySpan[]>(() => standing?.spans ?? []);
  const save = async () => {
    const baseVersion = patterns.find((one) => one.validFrom === validFrom)?.version ?? null;
    if (validFrom !== '' && (await tell(send, { userId, validFrom, spans: [...spans], baseVersion }))) onClose();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      onPhone="full"
      title={title}
      actions={
        <Button kind="primary" busyLabel={isTelling ? m.staff_saving() : undefined} onClick={() => void save()}>
          {m.staff_can_save()}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        {refused && <Banner status="wrong" title={refused.words} />}
        <p className="text-small text-ink-2">{m.staff_can_text()}</p>
        <DayField label={m.staff_can_from_day()} value={validFrom} onChange={setValidFrom} />
        {spans.map((span, index) => (
          <SpanFields
            key={index}
            span={span}
            onChange={(next) => setSpans(spans.map((one, at) => (at === index ? next : one)))}
            onRemove={() => setSpans(spans.filter((_, at) => at !== index))}
          />
        ))}
        <Button className="w-fit" onClick={() => setSpans([...spans, { ...blank, weekday: ((spans.at(-1)?.weekday ?? 0) + 1) % 7 }])}>
          {m.staff_can_add()}
        </Button>
      </div>
    </Sheet>
  );
};

/** A Sunday, that the names of weekdays are taken from. */
const someSunday = '2026-11-22';
const weekdays = [1, 2, 3, 4, 5, 6, 0];

type SpanFieldsProps = {
  readonly span: AvailabilitySpan;
  readonly onChange: (span: AvailabilitySpan) => void;
  readonly onRemove: () => void;
};

const SpanFields = ({ span, onChange, onRemove }: SpanFieldsProps) => {
  const language = useLocale();
  const day = (weekday: number): string => weekdayText(dayAfter(someSunday, weekday), 'long', language);
  const change = (from: number, to: number) => onChange({ ...span, fromMinute: from, toMinute: to > from ? to : to + dayMinutes });
  return (
    <fieldset className="flex flex-col gap-3 border-t border-line pt-3">
      <legend className="sr-only">{day(span.weekday)}</legend>
      <SelectField
        label={m.staff_can_weekday()}
        value={String(span.weekday)}
        options={weekdays.map((weekday) => ({ value: String(weekday), label: day(weekday) }))}
        onChange={({ target }) => onChange({ ...span, weekday: Number(target.value) })}
      />
      <SelectField
        label={m.staff_can_kind()}
        value={span.kind}
        options={availabilityKinds.map((kind) => ({ value: kind, label: availabilityWord(kind) }))}
        onChange={({ target }) => onChange({ ...span, kind: availabilityKinds.find((kind) => kind === target.value) ?? 'UNAVAILABLE' })}
      />
      <ClockField
        label={m.staff_starts()}
        value={clockOf(span.fromMinute)}
        onChange={(clock) => clock !== '' && change(quarterOf(clock), span.toMinute % dayMinutes)}
      />
      <ClockField
        label={m.staff_ends()}
        value={clockOf(span.toMinute)}
        onChange={(clock) => clock !== '' && change(span.fromMinute, quarterOf(clock))}
      />
      <Button kind="row" className="w-fit" onClick={onRemove}>
        {m.staff_can_remove()}
      </Button>
    </fieldset>
  );
};
