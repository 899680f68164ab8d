import { m } from '../../../../generated/messages/web/messages.js';
import { StatusIcon } from '../../../../ui/status.tsx';
import { countVouchesDays, isCountedWithin } from '../../rules/count-age.ts';
import { useWhen } from '../../../../ui/when/use-when.ts';

/** How long ago an item was counted, and whether that still vouches for its level. */
export const CountedMark = ({ at }: { readonly at: string | null }) => {
  const { daysAgo } = useWhen();
  const days = at ? daysAgo(at) : Number.POSITIVE_INFINITY;
  const isLate = !vouches(at);
  return (
    <span className="inline-flex items-center justify-end gap-2 text-ink-2">
      {!at ? m.inventory_never_counted() : days <= 0 ? m.inventory_counted_today() : m.inventory_days_short({ count: days })}
      <StatusIcon status={isLate ? 'not-counted' : 'counted'} />
      <span className="sr-only">{isLate ? m.inventory_not_counted_lately() : m.inventory_counted_lately()}</span>
    </span>
  );
};

const vouches = (at: string | null): boolean => isCountedWithin(countVouchesDays, at, new Date());
