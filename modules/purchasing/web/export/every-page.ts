/** A page of a list, and where the next one begins. */
export type Page<Row> = { readonly rows: readonly Row[]; readonly nextCursor: string | null };

/** Asks for a whole list, page by page; for a file, so nothing of it is kept. */
export const everyPage = async <Row>(ask: (from: { readonly cursor?: string }) => Promise<Page<Row>>): Promise<Row[]> => {
  const found: Row[] = [];
  let page = await ask({});
  found.push(...page.rows);
  while (page.nextCursor !== null) {
    page = await ask({ cursor: page.nextCursor });
    found.push(...page.rows);
  }
  return found;
};
