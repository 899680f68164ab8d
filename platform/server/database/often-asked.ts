import type pg from 'pg';

/** Planning anew costs less than keeping what is asked only a few times; the figure is that of PostgreSQL's own JDBC driver. */
const usesBeforeKept = 5;
/** Every connection keeps a plan of its own for each: 12 KiB in the mean, measured while the demo was filled. */
const keptMax = 256;
/** Lists of every length make texts without end: the counting begins anew when so many have been seen. */
const watchedMax = 2_000;
/** What writes a thousand rows at once is as long as its rows, and hardly ever comes again. @unit characters */
const lengthMax = 8_000;

type Asked = string | (pg.QueryConfig & { readonly submit?: unknown });

/** Gives a statement the name by which PostgreSQL knows its plan; undefined where it is not worth one. */
type NameOf = (text: string) => string | undefined;

/** Names the statements of one process by how often they come. */
export const nameOftenAsked = (): NameOf => {
  const names = new Map<string, string>();
  const uses = new Map<string, number>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size === keptMax || text.length > lengthMax) return known;
    const used = (uses.get(text) ?? 0) + 1;
    if (used < usesBeforeKept) {
      if (uses.size === watchedMax) uses.clear();
      uses.set(text, used);
      return undefined;
    }
    uses.delete(text);
    const name = `often-asked-${names.size + 1}`;
    names.set(text, name);
    return name;
  };
};

const named = (asked: Asked, values: unknown, nameOf: NameOf): Asked => {
  const query = typeof asked === 'string' ? { text: asked } : asked;
  // What has no values may be several statements in one message, and a cursor sends itself.
  const hasValues = [values, query.values].some((some) => Array.isArray(some) && some.length > 0);
  if (!hasValues || query.name !== undefined || 'submit' in query) return asked;
  const name = nameOf(query.text);
  return name === undefined ? asked : { ...query, name };
};

/**
 * Lets PostgreSQL parse and plan once a connection what is asked of it again and again, whoever wrote the statement. What is hot enough
 * to spare the query builder as well is written with `preparedOn`.
 */
export const keepPlans = (client: pg.ClientBase, nameOf: NameOf): void => {
  const ask = client.query.bind(client) as (asked: Asked, ...rest: unknown[]) => unknown;
  client.query = ((asked: Asked, ...rest: unknown[]) => ask(named(asked, rest[0], nameOf), ...rest)) as typeof client.query;
};
