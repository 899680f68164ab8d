import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import { StatusIcon } from '../../../../ui/status.tsx';
import { useAskedShifts } from '../exchange/use-exchange.ts';
import { nameOfRole } from '../people/name-of-role.ts';
import type { RotaBoardProps } from './rota-board.tsx';
import { useShiftTimes } from './shift-times.ts';

/** A day's shifts on a phone: a line for each, opened with a thumb. */
export const ShiftList = ({ shifts, rota, workRoles, names, onOpen }: Omit<RotaBoardProps, 'axis' | 'onMove'>) => {
  const language = useLocale();
  const times = useShiftTimes();
  const asked = useAskedShifts();
  return (
    <ul className="border-b border-line md:hidden">
      {shifts.map((shift) => {
        const role = workRoles.find(({ id }) => id === shift.workRoleId);
        const isBlocked = rota.planned?.findings.some((one) => one.level === 'BLOCK' && one.shiftIds.at(-1) === shift.id);
        return (
          <li key={shift.id} className="border-t border-line">
            <button
              type="button"
              onClick={() => onOpen(shift)}
              className="flex min-h-14 w-full items-center gap-3 py-2 text-left focus-ring"
            >
              <span className="min-w-0 flex-1">
                <span className="block truncate text-body font-medium">
                  {shift.userId === null ? m.staff_open_shift() : names.get(shift.userId)}
                </span>
                <span className="block text-small text-ink-2">
                  {role && nameOfRole(role, language)}
                  {asked.has(shift.id) && `${m.ui_comma()}${m.staff_swap_mark()}`}
                  {shift.state === 'NEW' && `${m.ui_comma()}${m.staff_shift_new()}`}
                  {shift.state === 'CHANGED' && `${m.ui_comma()}${shift.isCancelled ? m.staff_shift_off() : m.staff_shift_changed()}`}
                </span>
              </span>
              {isBlocked && <StatusIcon status="wrong" className="size-4" />}
              <span className="text-body tabular-nums">{times(shift)}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
};
