/** Why a run is not begun, so that automations never chase each other. */
export const loopReasons = ['OWN_DOING', 'TOO_DEEP', 'SAME_AGAIN', 'TOO_OFTEN'] as const;

/** A word of the list above. */
export type LoopReason = (typeof loopReasons)[number];

/** How far automations may follow from automations, and how often one may run. */
export const loopLimits = {
  /** @unit automations between a run and something that a person did */
  depthMax: 2,
  /** @unit runs of one automation in an hour */
  runsAnHour: 20,
} as const;

/** What is known of a run before it is begun. */
export type RunToGuard = {
  /** Whether the same automation's own command announced what begins it. */
  readonly isOwnDoing: boolean;
  /** @unit automations between this run and something that a person did */
  readonly depth: number;
  /** @unit runs of this automation in the last hour */
  readonly runsLately: number;
  /** Whether it ran for the same thing within the last hour. */
  readonly isSameLately: boolean;
};

/** Why a run must not be begun; null where it may. */
export const loopGuard = ({ isOwnDoing, depth, runsLately, isSameLately }: RunToGuard): LoopReason | null => {
  if (isOwnDoing) return 'OWN_DOING';
  if (depth > loopLimits.depthMax) return 'TOO_DEEP';
  if (isSameLately) return 'SAME_AGAIN';
  return runsLately >= loopLimits.runsAnHour ? 'TOO_OFTEN' : null;
};
