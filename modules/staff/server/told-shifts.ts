import type { RestaurantTx } from '../../../platform/server/database/tx.ts';

/** A shift as it was made known: who works, when, as what. */
export type ToldShift = {
  readonly day: string;
  /** Null for one that nobody has yet. */
  readonly userId: string | null;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly role: string | null;
  readonly roleLocal: string | null;
};

/** The shifts of some trading days as they were last made known, the earliest first; what was taken back is left out. */
export const toldShifts = async (
  tx: RestaurantTx,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<readonly ToldShift[]> => {
  const { rows } = await tx.client.query<ToldShift>({
    name: 'staff-told-shifts',
    text: `select s.told_date::text as day, s.told ->> 'userId' as "userId", s.told ->> 'startsAt' as "startsAt",
                  s.told ->> 'endsAt' as "endsAt", r.name as role, r.name_local as "roleLocal"
             from shift s left join work_role r on r.restaurant_id = s.restaurant_id and r.id = (s.told ->> 'workRoleId')::uuid
            where s.restaurant_id = $1 and s.told_date between $2 and $3 and not (s.told ->> 'isCancelled')::boolean
            order by s.told ->> 'startsAt', s.id`,
    values: [tx.restaurantId, from, to],
  });
  return rows;
};
