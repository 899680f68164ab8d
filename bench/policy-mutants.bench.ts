import pg from 'pg';

import { foreignReach } from '../db/testing/foreign-reach.ts';
import { insertRowsAs } from '../db/testing/insert-row.ts';
import { newHousehold } from '../db/testing/household.ts';
import { tenantRows } from '../db/testing/tenant-rows.ts';
import type { Benchmark } from './harness/figure.ts';
import { openScaleWorld } from './harness/scale-world.ts';

type Policy = { readonly table: string; readonly policy: string; readonly reads: string | null; readonly checks: string | null };

/** A hole in one policy, and how to close it again. */
type Mutant = { readonly table: string; readonly what: string; readonly open: string; readonly close: string };

/** Those of the tables that the tenancy test tries. */
const policiesOf = async (owner: pg.Client): Promise<Policy[]> => {
  const { rows } = await owner.query<Policy>(
    `select case n.nspname when 'public' then '' else n.nspname || '.' end || c.relname as table, p.polname as policy, pg_get_expr(p.polqual, p.polrelid) as reads,
            pg_get_expr(p.polwithcheck, p.polrelid) as checks
       from pg_policy p join pg_class c on c.oid = p.polrelid join pg_namespace n on n.oid = c.relnamespace
      where p.polname <> 'upkeep' and n.nspname in ('public', 'derived') order by 1, 2`,
  );
  return rows;
};

const mutantsOf = ({ table, policy, reads, checks }: Policy): Mutant[] => {
  const alter = `alter policy ${policy} on ${table}`;
  return [
    ...(reads === null ? [] : [{ table, what: `${policy} opened`, open: `${alter} using (true)`, close: `${alter} using (${reads})` }]),
    ...(checks === null
      ? []
      : [{ table, what: `${policy} unchecked`, open: `${alter} with check (true)`, close: `${alter} with check (${checks})` }]),
  ];
};

const switchedOff = (table: string): Mutant => ({
  table,
  what: 'row security off',
  open: `alter table ${table} disable row level security`,
  close: `alter table ${table} enable row level security`,
});

const unforced = (table: string): Mutant => ({
  table,
  what: 'FORCE off',
  open: `alter table ${table} no force row level security`,
  close: `alter table ${table} force row level security`,
});

/** FORCE concerns the owner alone, whom a policy lets see everything: the catalogue is what tells. */
const isUnforced = async (owner: pg.Client, table: string): Promise<boolean> => {
  const { rowCount } = await owner.query(`select from pg_class where oid = $1::regclass and not relforcerowsecurity`, [table]);
  return rowCount === 1;
};

/** T4: every policy opened, unchecked or switched off in turn; the tenancy test must notice each. */
export const policyMutants: Benchmark = {
  name: 'T4',
  run: async () => {
    const world = await openScaleWorld({ restaurants: 1, itemsPerRestaurant: 1, movementsPerItem: 1 });
    const [ours, theirs] = [newHousehold(), newHousehold()];
    await insertRowsAs(world.owner, [...tenantRows(ours), ...tenantRows(theirs)]);
    const [owner, app] = [new pg.Client(world.owner), new pg.Client(world.app)];
    await Promise.all([owner.connect(), app.connect()]);
    const policies = await policiesOf(owner);
    const tables = [...new Set(policies.map((policy) => policy.table))];
    const mutants = [...policies.flatMap(mutantsOf), ...tables.flatMap((table) => [switchedOff(table), unforced(table)])];
    const survivors: string[] = [];
    for (const mutant of mutants) {
      await owner.query(mutant.open);
      const breaches = await foreignReach({ app, ours, theirs }, mutant.table);
      if (breaches.length === 0 && !(await isUnforced(owner, mutant.table))) survivors.push(`${mutant.table}: ${mutant.what}`);
      await owner.query(mutant.close);
    }
    await Promise.all([owner.end(), app.end()]);
    await world.close();
    return [
      {
        id: 'T4',
        what: `policy mutants noticed${survivors.length > 0 ? `; unnoticed: ${survivors.join(', ')}` : ''}`,
        figure: `${mutants.length - survivors.length} of ${mutants.length}`,
        target: 'all',
        isMet: survivors.length === 0,
      },
    ];
  },
};
