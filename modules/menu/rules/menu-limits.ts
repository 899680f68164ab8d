import type { Currency } from '../../../kit/money.ts';

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
  /** @unit recipes of one page of the book that a device keeps */
  bookPageSize: 100,
  /** @unit batches of one page */
  batchesPage: 50,
  /** @unit labels printed at once */
  labelsMax: 100,
  /** @unit rows of a file that are brought in at once */
  importRowsMax: 200,
  /** @unit rows of one file */
  importListMax: 3000,
  fileNameLengthMax: 200,
  /** @unit pictures of steps that one restaurant keeps */
  stepPicturesMax: 1000,
  /** @unit bytes of a kept picture; held by the database as well */
  photoBytesMax: 307_200,
  /** @unit pixels of the longer side of a kept picture */
  photoSidePixelsMax: 1280,
  /** @unit files that are listed, the last ones */
  importsShown: 10,
} as const;

/** Where a dish is sold; each may have its own price. */
export const channels = ['DINE_IN', 'TAKEAWAY', 'DELIVERY'] as const;

/** Where a dish is sold. */
export type Channel = (typeof channels)[number];

/**
 * What food is sold at where its money is spent, unless somebody says otherwise.
 *
 * @unit hundredths of a percent
 */
export const ordinaryVatRate: Readonly<Record<Currency, number>> = { ETB: 1500, GBP: 2000, EUR: 0, USD: 0 };
