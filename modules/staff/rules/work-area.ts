/** The headings of a rota, in their order. */
export const workAreas = ['KITCHEN', 'FLOOR', 'BAR', 'OTHER'] as const;

/** Where somebody works: the heading that they stand under. */
export type WorkArea = (typeof workAreas)[number];

/** What was agreed with somebody. */
export const contractKinds = ['FULL_TIME', 'PART_TIME', 'ZERO_HOURS', 'CASUAL', 'APPRENTICE'] as const;

/** What kind of agreement it is. */
export type ContractKind = (typeof contractKinds)[number];

/** How many of what a restaurant may keep. */
export const staffLimits = {
  /** @unit kinds */
  workRolesMax: 40,
  /** @unit kinds */
  rolesOfPersonMax: 10,
  /** @unit minutes */
  weekMinutes: 10_080,
} as const;
