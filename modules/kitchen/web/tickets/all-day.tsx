import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import type { AllDay } from '../../rules/ticket-view.ts';
import type { ShownLine } from './use-kitchen.ts';

export type AllDayStripProps = { readonly counts: readonly AllDay[]; readonly lines: readonly ShownLine[] };

/** How many of what are to be made, over all tickets. */
export const AllDayStrip = ({ counts, lines }: AllDayStripProps) => {
  const isAmharic = useLocale() === 'am';
  const nameOf = (dishId: string) => {
    const line = lines.find((one) => one.dishId === dishId)?.line;
    return (isAmharic ? line?.dishNameLocal : null) ?? line?.dishName ?? '';
  };
  return (
    <div className="flex min-w-0 flex-1 items-center gap-6 overflow-x-auto px-5 text-kitchen-small whitespace-nowrap">
      <span className="text-ink-2">{m.kitchen_all_day()}</span>
      {counts.map(({ key, dishId, count }) => (
        <span key={key}>
          <span className="text-kitchen-dish tabular-nums">{count}</span> {nameOf(dishId)}
        </span>
      ))}
    </div>
  );
};
