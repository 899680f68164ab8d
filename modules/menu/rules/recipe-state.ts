import { accepted, type Decision, refused } from '../../../kit/decision.ts';

/** Where a version of a recipe stands. An approved one is in effect from its day on, until the next one is. */
export const versionStates = ['DRAFT', 'IN_REVIEW', 'APPROVED', 'DISCARDED'] as const;

/** Where a version of a recipe stands. */
export type VersionState = (typeof versionStates)[number];

/** What may be done to a version. */
export type VersionStep = 'SUBMIT' | 'RETURN' | 'APPROVE' | 'DISCARD';

/** What some parts of a recipe are called; one without a local name by the one that it has. */
export type PartNames = { readonly names: readonly string[]; readonly namesLocal: readonly string[] };

/** What must be known before a version is approved. */
export type VersionFacts = {
  /** Some allergen of the whole is unknown. */
  readonly hasUnknownAllergens: boolean;
  /** The parts that leave it so. */
  readonly unknownParts: PartNames;
  /** Nothing is cooked with: packaging alone is no food. */
  readonly isEmpty: boolean;
};

/** Why a step is refused. */
export type VersionRefusal =
  | { readonly code: 'RECIPE_STEP_NOT_NOW'; readonly state: VersionState }
  | { readonly code: 'RECIPE_EMPTY' }
  | ({ readonly code: 'RECIPE_ALLERGENS_UNKNOWN' } & PartNames);

const steps: Readonly<Record<VersionStep, { readonly from: readonly VersionState[]; readonly to: VersionState }>> = {
  SUBMIT: { from: ['DRAFT'], to: 'IN_REVIEW' },
  RETURN: { from: ['IN_REVIEW'], to: 'DRAFT' },
  APPROVE: { from: ['DRAFT', 'IN_REVIEW'], to: 'APPROVED' },
  DISCARD: { from: ['DRAFT', 'IN_REVIEW'], to: 'DISCARDED' },
};

/**
 * Where a step leads a version.
 *
 * @refuses RECIPE_STEP_NOT_NOW
 * @refuses RECIPE_EMPTY; RECIPE_ALLERGENS_UNKNOWN: nobody approves what nobody can tell a guest about
 */
export const decideVersionStep = (state: VersionState, step: VersionStep, facts: VersionFacts): Decision<VersionState, VersionRefusal> => {
  const { from, to } = steps[step];
  if (!from.includes(state)) return refused({ code: 'RECIPE_STEP_NOT_NOW', state });
  if (step !== 'APPROVE') return accepted(to);
  if (facts.isEmpty) return refused({ code: 'RECIPE_EMPTY' });
  return facts.hasUnknownAllergens ? refused({ code: 'RECIPE_ALLERGENS_UNKNOWN', ...facts.unknownParts }) : accepted(to);
};
