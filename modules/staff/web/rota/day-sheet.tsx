import { Link } from '@tanstack/react-router';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { formatDecimal } from '../../../../kit/decimal.ts';
import { parseMajorUnits } from '../../../../kit/money.ts';
import { useLocale } from '../../../../platform/web/locale.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { useFaults } from '../../../../ui/form/use-faults.ts';
import { SelectField } from '../../../../ui/select-field.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { ClockField } from '../../../../ui/when/clock-field.tsx';
import type { WorkRole } from '../../contract/fields.ts';
import type { Demand, RotaDay } from '../../contract/rota-fields.ts';
import { nameOfRole } from '../people/name-of-role.ts';
import type { StaffClient } from '../staff-client.ts';
import { useTell } from '../use-tell.ts';

const send = (client: StaffClient) => client.saveRotaDay;
const dayMinutes = 1440;
const two = (part: number): string => String(part).padStart(2, '0');

/** A minute of the day as a clock shows it; one of the next day as its hour. */
const clockOf = (minute: number): string => `${two(Math.floor((minute % dayMinutes) / 60))}:${two(minute % 60)}`;
/** The quarter that a typed time lies in. */
const minuteOf = (clock: string): number => Math.floor((Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))) / 15) * 15;

export type DaySheetProps = {
  readonly day: string;
  readonly known: RotaDay | undefined;
  readonly workRoles: readonly WorkRole[];
  readonly onClose: () => void;
};

/** Minor units of what was typed; null where nothing stands, undefined where it is no amount. */
const readAmount = (typed: string): string | null | undefined => {
  if (typed.trim() === '') return null;
  const amount = parseMajorUnits(typed.replaceAll(/[\s,]/g, ''));
  return amount === null || amount < 0n ? undefined : amount.toString();
};

/** What a day is planned against: what it is expected to take, and how many are needed when. */
export const DaySheet = ({ day, known, workRoles, onClose }: DaySheetProps) => {
  const { tell, isTelling, refused } = useTell();
  const sales = known?.expectedSales ?? null;
  const [typed, setTyped] = useState(sales === null ? '' : formatDecimal(BigInt(sales), 2, 2));
  const [demand, setDemand] = useState<readonly Demand[]>(known?.demand ?? []);
  const expectedSales = readAmount(typed);
  const { errorAt, send: sendForm } = useFaults({ sales: expectedSales === undefined && m.staff_amount_wrong() });
  const role = workRoles.find(({ isArchived }) => !isArchived);
  const save = async () => {
    if (expectedSales === undefined) return;
    const said = { expectedSales, demand: [...demand] };
    if (await tell(send, { day, baseVersion: known?.version ?? null, ...said })) onClose();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      onPhone="full"
      title={m.staff_needed()}
      actions={
        <Button kind="primary" busyLabel={isTelling ? m.staff_saving() : undefined} onClick={() => sendForm(save)}>
          {m.staff_needed_save()}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        {refused && <Banner status="wrong" title={refused.words} />}
        <TextField
          label={m.staff_expected_sales()}
          inputMode="decimal"
          value={typed}
          error={errorAt('sales')}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Link
          to="/assistant/forecast"
          search={{ what: 'SALES' }}
          className="text-link w-fit rounded-chip text-small focus-ring touch:min-h-11"
        >
          {m.staff_forecast_link()}
        </Link>
        {demand.map((span, index) => (
          <DemandFields
            key={index}
            span={span}
            workRoles={workRoles}
            onChange={(next) => setDemand(demand.map((one, at) => (at === index ? next : one)))}
            onRemove={() => setDemand(demand.filter((_, at) => at !== index))}
          />
        ))}
        {role && (
          <Button
            className="w-fit"
            onClick={() => setDemand([...demand, { workRoleId: role.id, fromMinute: 720, toMinute: 900, people: 1 }])}
          >
            {m.staff_needed_add()}
          </Button>
        )}
      </div>
    </Sheet>
  );
};

type DemandFieldsProps = {
  readonly span: Demand;
  readonly workRoles: readonly WorkRole[];
  readonly onChange: (span: Demand) => void;
  readonly onRemove: () => void;
};

const DemandFields = ({ span, workRoles, onChange, onRemove }: DemandFieldsProps) => {
  const language = useLocale();
  /** What ends before it begins ends on the next day. */
  const timed = (from: string, to: string): Demand => {
    const [fromMinute, until] = [minuteOf(from), minuteOf(to)];
    return { ...span, fromMinute, toMinute: until > fromMinute ? until : until + dayMinutes };
  };
  const [from, to] = [clockOf(span.fromMinute), clockOf(span.toMinute)];
  return (
    <fieldset className="flex flex-col gap-3 border-t border-line pt-3">
      <SelectField
        label={m.staff_kind_of_work()}
        value={span.workRoleId}
        options={workRoles.map((role) => ({ value: role.id, label: nameOfRole(role, language) }))}
        onChange={({ target }) => onChange({ ...span, workRoleId: target.value })}
      />
      <ClockField label={m.staff_starts()} value={from} onChange={(clock) => clock !== '' && onChange(timed(clock, to))} />
      <ClockField label={m.staff_ends()} value={to} onChange={(clock) => clock !== '' && onChange(timed(from, clock))} />
      <TextField
        label={m.staff_needed_people()}
        type="number"
        min={1}
        max={200}
        value={span.people}
        onChange={({ target }) => onChange({ ...span, people: Math.min(200, Math.max(1, Math.trunc(Number(target.value)) || 1)) })}
      />
      <Button kind="row" className="w-fit" onClick={onRemove}>
        {m.staff_needed_remove()}
      </Button>
    </fieldset>
  );
};
