/** The bounds of the menu, all kept by the server and said where they are met. */
export const menuLimits = {
  /** @unit recipes of one restaurant */
  recipesMax: 1000,
  linesMax: 100,
  /** A dish of preps of preps; deeper than this is a mistake. */
  depthMax: 8,
  stepsMax: 60,
  nameLengthMax: 80,
  noteLengthMax: 500,
  stepLengthMax: 1000,
  modifiersPerGroupMax: 40,
  groupsPerDishMax: 12,
  pageSizeMax: 200,
  /** @unit batches of one page */
  batchesPage: 50,
  /** @unit labels printed at once */
  labelsMax: 100,
} as const;

/** Where a dish is sold; each may have its own price. */
export const channels = ['DINE_IN', 'TAKEAWAY', 'DELIVERY'] as const;

/** Where a dish is sold. */
export type Channel = (typeof channels)[number];
