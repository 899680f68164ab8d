import { useQuery } from '@tanstack/react-query';

import { m } from '../../../../generated/messages/web/messages.js';
import { formatMoney, minorUnits } from '../../../../kit/money.ts';
import { Button } from '../../../../ui/button.tsx';
import type { TipPoolFields } from '../../contract/tips.contract.ts';
import { useStaffWorld } from '../staff-client.ts';
import { tipsTakenQuery } from '../staff-queries.ts';

export type TipsTakenProps = Pick<TipPoolFields, 'fromDay' | 'toDay' | 'source'> & {
  /** @param minor what the bills say, in minor units */
  readonly onTake: (minor: bigint) => void;
};

/** What bills of the days say was taken in for the staff from one source, to be taken over; nothing while nobody can tell. */
export const TipsTaken = ({ fromDay: from, toDay: to, source, onTake }: TipsTakenProps) => {
  const { data } = useQuery({ ...tipsTakenQuery(useStaffWorld(), { from, to }), retry: false });
  if (!data) return null;
  const minor = data.taken[source];
  if (minor === '0') return <p className="text-small text-ink-2">{m.staff_tips_taken_none()}</p>;
  const amount = formatMoney({ minor: minorUnits(minor), currency: data.currency });
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <p className="min-w-0 flex-1 text-small text-ink-2">
        {source === 'SERVICE_CHARGE' ? m.staff_tips_taken_service({ amount }) : m.staff_tips_taken_beyond({ amount })}
      </p>
      <Button onClick={() => onTake(BigInt(minor))}>{m.staff_tips_take_over()}</Button>
    </div>
  );
};
