/** A group of rows: "needs a person" first and without a heading, then "Fine" with its count. */
export type TableSection = { readonly id: string; readonly heading?: string; readonly isFolded?: boolean };

/** One line of the drawn table: the head of a section, or a row. */
export type TableLine<Row> =
  | { readonly kind: 'section'; readonly section: TableSection; readonly count: number }
  | { readonly kind: 'row'; readonly row: Row };

/**
 * Rows in their order, gathered under their sections. A section without rows is not drawn, a folded one keeps only its
 * head, and a row whose section is unknown comes last rather than never.
 */
export const tableLines = <Row>(
  rows: readonly Row[],
  sections: readonly TableSection[],
  sectionOf: (row: Row) => string,
): readonly TableLine<Row>[] => {
  const known = new Map(sections.map((section) => [section.id, [] as Row[]]));
  const rest: Row[] = [];
  for (const row of rows) (known.get(sectionOf(row)) ?? rest).push(row);
  const asLine = (row: Row): TableLine<Row> => ({ kind: 'row', row });
  return [
    ...sections.flatMap((section): TableLine<Row>[] => {
      const within = known.get(section.id) ?? [];
      if (within.length === 0) return [];
      const head: TableLine<Row>[] = section.heading === undefined ? [] : [{ kind: 'section', section, count: within.length }];
      return section.isFolded ? head : [...head, ...within.map(asLine)];
    }),
    ...rest.map(asLine),
  ];
};
