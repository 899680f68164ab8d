import type { StationKind } from '../../rules/routing.ts';
import type { LineState } from '../../rules/line-state.ts';

/** What a bump at a station says of a line. */
export const bumpStep = { PREP: 'READY', EXPO: 'PASS', PICKUP: 'SERVE' } as const satisfies Record<StationKind, string>;

/** What a station has not done with yet. */
const openStates: Readonly<Record<StationKind, readonly LineState[]>> = {
  PREP: ['QUEUED', 'STARTED'],
  EXPO: ['QUEUED', 'STARTED', 'READY'],
  PICKUP: ['READY', 'PASSED'],
};

type At = { readonly kind: StationKind; readonly stage: number };
type Open = { readonly state: LineState; readonly stage: number; readonly stationIds: readonly string[] };

/** The lines that a bump would be about: one that went on to a later stage is done with here. */
export const openLines = <Line extends Open>(lines: readonly Line[], { kind, stage }: At): readonly Line[] =>
  lines.filter((line) => openStates[kind].includes(line.state) && (kind !== 'PREP' || line.stationIds.length === 0 || line.stage <= stage));

/** Whether a bump of these lines leaves out two steps or more: then it must be meant. */
export const bumpOf = (lines: readonly Open[], { kind }: At): { readonly leavesOut: boolean } => ({
  leavesOut: kind !== 'PREP' && lines.some(({ state }) => state === 'QUEUED'),
});
