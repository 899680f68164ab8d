import pg from 'pg';

/** What PostgreSQL said, however often it was wrapped on the way; null where it was not PostgreSQL that threw. */
export const databaseErrorOf = (thrown: unknown): pg.DatabaseError | null => {
  if (thrown instanceof pg.DatabaseError) return thrown;
  return thrown instanceof Error && thrown.cause !== undefined ? databaseErrorOf(thrown.cause) : null;
};

/**
 * Whether a connection keeps the plan of a statement whose answer has other columns since a migration that came beside it. Every
 * further try on that connection would fail alike.
 *
 * @source PostgreSQL, plancache.c, RevalidateCachedQuery: "cached plan must not change result type"
 */
export const isStalePlan = (thrown: unknown): boolean => databaseErrorOf(thrown)?.routine === 'RevalidateCachedQuery';
