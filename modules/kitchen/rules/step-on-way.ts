import { accepted, type Decision } from '../../../kit/decision.ts';
import { decideLineStep, type LineRefusal, type LineState, type LineStep, type StepFacts } from './line-state.ts';
import { nextStage, type RoutedStation } from './routing.ts';

/** Where a line stands: how far it came, and at which of the stations that work one after the other. */
export type PlaceOnWay = {
  readonly state: LineState;
  /** @unit stages, from 1 */
  readonly stage: number;
  readonly stationIds: readonly string[];
};

/** A line with whether its food was ever used: being called back doesn't bring it back. */
export type BegunPlace = PlaceOnWay & { readonly begunAt: Date | string | null };

type Stations = readonly RoutedStation[];

/** @unit stages, from 1 */
const firstStage = ({ stationIds, stage }: PlaceOnWay, stations: Stations): number => {
  const own = stations.filter(({ id }) => stationIds.includes(id)).map((one) => one.stage);
  return own.length === 0 ? stage : Math.min(...own);
};

/** Whether an earlier stage is done with it: what waits for the oven was made already. */
export const hasGoneOn = (line: PlaceOnWay, stations: Stations): boolean => line.stage > firstStage(line, stations);

/** How far a line came over all its stages: what waits for a later one, or was called back, has been begun. */
export const stateOverStages = (line: BegunPlace, stations: Stations): LineState =>
  line.state === 'QUEUED' && (line.begunAt !== null || hasGoneOn(line, stations)) ? 'STARTED' : line.state;

/**
 * Where a step leads a line, with its stages: what is ready at one waits for the next, and what is called back begins at
 * the first.
 *
 * @refuses as decideLineStep
 */
export const decideStepOnWay = (
  line: PlaceOnWay,
  step: LineStep,
  { facts, stations }: { readonly facts: StepFacts; readonly stations: Stations },
): Decision<Pick<PlaceOnWay, 'state' | 'stage'>, LineRefusal> => {
  const isInWork = line.state === 'QUEUED' || line.state === 'STARTED';
  if (step === 'RECALL' && isInWork && hasGoneOn(line, stations)) return accepted({ state: 'QUEUED', stage: firstStage(line, stations) });
  const decision = decideLineStep(line.state, step, facts);
  if (!decision.ok) return decision;
  const later = decision.value === 'READY' ? nextStage(line, stations) : null;
  if (later !== null) return accepted({ state: 'QUEUED', stage: later });
  return accepted({ state: decision.value, stage: step === 'RECALL' ? firstStage(line, stations) : line.stage });
};
