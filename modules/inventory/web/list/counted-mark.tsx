import { m } from '../../../../generated/messages/web/messages.js';
import { StatusIcon } from '../../../../ui/status.tsx';
import { useWhen } from '../show/show-when.ts';

/** @unit days after which a count no longer vouches for a level */
const countedLatelyDays = 7;

/** How long ago an item was counted; nothing while that isn't known. */
export const CountedMark = ({ at }: { readonly at: string | null | undefined }) => {
  const { daysAgo } = useWhen();
  if (at === undefined) return null;
  const days = at === null ? Number.POSITIVE_INFINITY : daysAgo(at);
  const isLate = days >= countedLatelyDays;
  return (
    <span className="inline-flex items-center justify-end gap-2 text-ink-2">
      {at === null ? m.inventory_never_counted() : days <= 0 ? m.inventory_counted_today() : m.inventory_days_short({ count: days })}
      <StatusIcon status={isLate ? 'not-counted' : 'counted'} />
      <span className="sr-only">{isLate ? m.inventory_not_counted_lately() : m.inventory_counted_lately()}</span>
    </span>
  );
};
