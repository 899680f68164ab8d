import { ArrowLeftRight } from 'lucide-react';

import { m } from '../../../../generated/messages/web/messages.js';
import { formatMoney, minorUnits, type Currency } from '../../../../kit/money.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { StatusIcon } from '../../../../ui/status.tsx';
import type { RotaFinding, Shift, ShiftPrice } from '../../contract/rota-fields.ts';
import type { Axis } from './rota-model.ts';
import { useShiftTimes } from './shift-times.ts';
import { useAskedShifts } from '../exchange/use-exchange.ts';
import { useDrag } from './use-drag.ts';

export type ShiftBarProps = {
  readonly shift: Shift;
  readonly axis: Axis;
  readonly name: string;
  readonly finding: RotaFinding | undefined;
  readonly price: { readonly of: ShiftPrice; readonly currency: Currency } | undefined;
  readonly onOpen: () => void;
  readonly onDrop: (times: Pick<Shift, 'startsAt' | 'endsAt'>) => void;
};

const groundOf = ({ shift, finding }: Pick<ShiftBarProps, 'shift' | 'finding'>): string => {
  if (shift.isCancelled) return 'border-line bg-teff text-ink-3 line-through';
  if (finding?.level === 'BLOCK') return 'border-wrong bg-wrong-wash text-wrong';
  if (shift.userId === null) return 'border-dashed border-line-strong bg-teff';
  return shift.state === 'KNOWN' ? 'border-line-strong bg-teff-sunk' : 'border-enset bg-enset-wash';
};

/** A shift on its day: dragged by its middle or an end, opened by a press or the keyboard. */
export const ShiftBar = (props: ShiftBarProps) => {
  const { shift, axis, name, finding, price, onOpen, onDrop } = props;
  const text = useShiftTimes();
  const isAsked = useAskedShifts().has(shift.id);
  const { times, handlers } = useDrag(shift, axis, { press: onOpen, drop: onDrop });
  const shown = times ?? shift;
  const place = (iso: string): number => ((Date.parse(iso) - axis.startsMs) / (axis.endsMs - axis.startsMs)) * 100;
  const [left, right] = [Math.max(0, place(shown.startsAt)), Math.min(100, place(shown.endsAt))];
  const cost = price && formatMoney({ minor: minorUnits(price.of.wages), currency: price.currency });
  const told = shift.state === 'KNOWN' ? cost : shift.state === 'NEW' ? m.staff_shift_new() : m.staff_shift_changed();
  return (
    <button
      type="button"
      {...handlers}
      aria-label={m.staff_open_shift_of({ name, times: text(shown) })}
      title={isAsked ? m.staff_swap_mark() : undefined}
      style={{ left: `${left}%`, width: `${Math.max(2, right - left)}%` }}
      className={classNames(
        'absolute inset-y-1 flex cursor-grab items-center gap-2 overflow-hidden rounded-control border px-2 text-small whitespace-nowrap select-none focus-ring',
        groundOf(props),
      )}
    >
      {finding?.level === 'BLOCK' && <StatusIcon status="wrong" className="size-4" />}
      {isAsked && <ArrowLeftRight className="size-4 shrink-0 text-soon" aria-hidden />}
      <span className="font-medium tabular-nums">{text(shown)}</span>
      <span className="ml-auto text-micro">{told}</span>
    </button>
  );
};
