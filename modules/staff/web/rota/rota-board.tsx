import { Fragment } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import { Avatar } from '../../../../ui/avatar.tsx';
import type { WorkRole } from '../../contract/fields.ts';
import type { Shift } from '../../contract/rota-fields.ts';
import { workAreas } from '../../rules/work-area.ts';
import { nameOfRole } from '../people/name-of-role.ts';
import { areaWord } from '../words/work-words.ts';
import type { Axis } from './rota-model.ts';
import { ShiftBar } from './shift-bar.tsx';
import type { RotaAnswer } from './use-rota.ts';

export type RotaBoardProps = {
  readonly shifts: readonly Shift[];
  readonly axis: Axis;
  readonly rota: RotaAnswer;
  readonly workRoles: readonly WorkRole[];
  readonly names: ReadonlyMap<string, string>;
  readonly onOpen: (shift: Shift) => void;
  readonly onMove: (shift: Shift, times: Pick<Shift, 'startsAt' | 'endsAt'>) => void;
};

type Row = { readonly key: string; readonly userId: string | null; readonly role: WorkRole | undefined; readonly shifts: readonly Shift[] };

const rowsOf = (shifts: readonly Shift[], workRoles: readonly WorkRole[]): Row[] => {
  const keys = [...new Set(shifts.map(({ userId, workRoleId }) => `${userId} ${workRoleId}`))];
  return keys.map((key) => {
    const own = shifts.filter(({ userId, workRoleId }) => `${userId} ${workRoleId}` === key);
    return { key, userId: own[0]?.userId ?? null, role: workRoles.find(({ id }) => id === own[0]?.workRoleId), shifts: own };
  });
};

/** A day's shifts as bars, one row for each person, under the headings of their work; open shifts first. */
export const RotaBoard = (props: RotaBoardProps) => {
  const rows = rowsOf(props.shifts, props.workRoles);
  const open = rows.filter(({ userId }) => userId === null);
  const groups = [
    { title: m.staff_open_shifts(), rows: open },
    ...workAreas.map((area) => ({
      title: areaWord(area),
      rows: rows.filter(({ userId, role }) => userId !== null && role?.area === area),
    })),
  ].filter((group) => group.rows.length > 0);
  return (
    <div className="hidden md:block">
      {groups.map((group) => (
        <Fragment key={group.title}>
          <h3 className="border-t border-line pt-2 text-micro text-ink-2">{group.title}</h3>
          <ul>
            {group.rows.map((row) => (
              <BoardRow key={row.key} row={row} {...props} />
            ))}
          </ul>
        </Fragment>
      ))}
    </div>
  );
};

const BoardRow = ({ row, axis, rota, names, onOpen, onMove }: RotaBoardProps & { readonly row: Row }) => {
  const language = useLocale();
  const name = row.userId === null ? m.staff_open_shift() : (names.get(row.userId) ?? '');
  return (
    <li className="flex border-b border-line">
      <span className="flex w-48 shrink-0 items-center gap-2 py-2 pr-3">
        {row.userId !== null && <Avatar name={name} />}
        <span className="min-w-0">
          <span className="block truncate text-body font-medium">{name}</span>
          <span className="block truncate text-micro text-ink-2">{row.role && nameOfRole(row.role, language)}</span>
        </span>
      </span>
      <span className="relative min-h-11 min-w-0 flex-1">
        {row.shifts.map((shift) => {
          const of = rota.costs?.shifts.find(({ shiftId }) => shiftId === shift.id);
          return (
            <ShiftBar
              key={`${shift.id} ${shift.version}`}
              shift={shift}
              axis={axis}
              name={name}
              finding={rota.planned?.findings.find(({ shiftIds }) => shiftIds.at(-1) === shift.id)}
              price={of && rota.costs ? { of, currency: rota.costs.currency } : undefined}
              onOpen={() => onOpen(shift)}
              onDrop={(times) => onMove(shift, times)}
            />
          );
        })}
      </span>
    </li>
  );
};
