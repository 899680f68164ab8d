import { useQuery } from '@tanstack/react-query';

import { m } from '../../../../generated/messages/web/messages.js';
import type { FieldError } from '../../../../ui/field-error.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import type { StaffPerson } from '../../contract/fields.ts';
import type { ToldShift } from '../../contract/rota-fields.ts';
import { mondayOf } from '../../rules/rota-week.ts';
import { rotaQuery } from '../rota/use-rota.ts';
import { useStaffWorld } from '../staff-client.ts';

/** Where nobody is left out for being at work. */
export const nobody: ReadonlySet<string> = new Set();

/** Who works already while a shift lasts, as far as everybody knows. */
export const useWorksThen = ({ day, startsAt, endsAt }: ToldShift): ReadonlySet<string> => {
  const { data } = useQuery(rotaQuery(useStaffWorld(), mondayOf(day)));
  const [startsMs, endsMs] = [Date.parse(startsAt), Date.parse(endsAt)];
  const during = data?.told.filter((one) => Date.parse(one.startsAt) < endsMs && startsMs < Date.parse(one.endsAt)) ?? [];
  return new Set(during.flatMap(({ userId }) => userId ?? []));
};

export type WhomProps = {
  readonly able: readonly StaffPerson[];
  readonly busy: ReadonlySet<string>;
  readonly value: string;
  readonly error: FieldError | undefined;
  readonly onChange: (userId: string) => void;
};

/** Who is asked: whoever can do the work and is not at it already, of whom it is said why they are not to be chosen. */
export const Whom = ({ able, busy, value, error, onChange }: WhomProps) => {
  const free = able.filter(({ userId }) => !busy.has(userId));
  const atWork = able.filter(({ userId }) => busy.has(userId)).map(({ name }) => name);
  return (
    <div className="flex flex-col gap-1">
      <SelectField
        label={m.staff_swap_whom()}
        value={value}
        error={error}
        options={[{ value: '', label: m.staff_swap_choose() }, ...free.map(({ userId, name }) => ({ value: userId, label: name }))]}
        onChange={({ target }) => onChange(target.value)}
      />
      {atWork.length > 0 && <p className="text-small text-ink-2">{m.staff_swap_work_then({ names: atWork.join(m.ui_comma()) })}</p>}
    </div>
  );
};
