import type { RestaurantTx } from '../../../platform/server/database/tx.ts';

/** Something that somebody is to do. */
export type DueTask = { readonly id: string; readonly title: string; readonly dueAt: string | null; readonly isLate: boolean };

/** A list that is due, or was. */
export type DueList = {
  readonly runId: string;
  readonly name: string;
  readonly nameLocal: string | null;
  readonly dueAt: string;
  readonly state: 'OPEN' | 'IN_PROGRESS' | 'MISSED';
};

/** What one is to do oneself: given to oneself, to one's role, or to nobody in particular; the most urgent first. */
export const tasksOfMine = async (
  tx: RestaurantTx,
  shown: number,
): Promise<{ readonly tasks: readonly DueTask[]; /** @unit tasks */ readonly count: number }> => {
  const { rows } = await tx.client.query<Omit<DueTask, 'dueAt'> & { readonly dueAt: Date | null; readonly total: number }>({
    name: 'tasks-of-mine',
    text: `select id, title, due_at as "dueAt", coalesce(due_at < now(), false) as "isLate", count(*) over ()::int as total
             from task
            where restaurant_id = $1 and state in ('TODO', 'DOING')
              and (assignee_id = $2 or (assignee_id is null and (for_role is null or for_role = $3)))
            order by due_at nulls last, created_at limit $4`,
    values: [tx.restaurantId, tx.userId, tx.role, shown],
  });
  return {
    tasks: rows.map(({ total: _total, dueAt, ...row }) => ({ ...row, dueAt: dueAt?.toISOString() ?? null })),
    count: rows[0]?.total ?? 0,
  };
};

/** The lists of a trading day that are due by now and not handed in, and those that were missed; of one's role alone where a list has one. */
export const listsDue = async (tx: RestaurantTx, day: string): Promise<readonly DueList[]> => {
  const { rows } = await tx.client.query<Omit<DueList, 'dueAt'> & { readonly dueAt: Date }>({
    name: 'tasks-lists-due',
    text: `select r.id as "runId", v.name, v.name_local as "nameLocal", r.due_at as "dueAt", r.state
             from check_run r
             join check_template_version v
               on v.restaurant_id = r.restaurant_id and v.template_id = r.template_id and v.version = r.template_version
            where r.restaurant_id = $1 and r.business_date = $2 and r.show_at <= now()
              and (r.state in ('OPEN', 'IN_PROGRESS') or (r.state = 'MISSED' and r.reason is null))
              and (v.for_role is null or v.for_role = $3 or $3 in ('owner', 'manager'))
            order by r.due_at, r.id`,
    values: [tx.restaurantId, day, tx.role],
  });
  return rows.map(({ dueAt, ...row }) => ({ ...row, dueAt: dueAt.toISOString() }));
};
