/** Where a dish is made, put together, or picked up. */
export const stationKinds = ['PREP', 'EXPO', 'PICKUP'] as const;

/** Where a dish is made, put together, or picked up. */
export type StationKind = (typeof stationKinds)[number];

/** A station as far as it decides what comes to it. */
export type RoutedStation = {
  readonly id: string;
  readonly kind: StationKind;
  /** Dishes that it names come here, whatever their heading; both lists empty: whatever nobody else makes. */
  readonly dishIds: readonly string[];
  readonly categoryIds: readonly string[];
  /**
   * Stations that work one after the other: 1 begins.
   *
   * @unit stages, from 1
   */
  readonly stage: number;
  readonly isArchived: boolean;
};

/** Which stations make a line, in the order of their work, and at which stage it begins. */
export type Route = { readonly stationIds: readonly string[]; /** @unit stages, from 1 */ readonly firstStage: number };

/** What of a line decides where it goes. */
export type RoutedDish = { readonly dishId: string; readonly categoryId: string | null };

const isForAll = ({ dishIds, categoryIds }: RoutedStation): boolean => dishIds.length === 0 && categoryIds.length === 0;

/** The stations that make a dish: those that name it, else those of its heading, else those that take whatever is left. */
const makersOf = ({ dishId, categoryId }: RoutedDish, stations: readonly RoutedStation[]): readonly RoutedStation[] => {
  const makers = stations.filter(({ kind, isArchived }) => kind === 'PREP' && !isArchived);
  const named = makers.filter(({ dishIds }) => dishIds.includes(dishId));
  if (named.length > 0) return named;
  const ofHeading = makers.filter(({ categoryIds }) => categoryId !== null && categoryIds.includes(categoryId));
  return ofHeading.length > 0 ? ofHeading : makers.filter(isForAll);
};

/** Where a line goes. A line that no station makes goes to none, and every station shows it: nothing is lost. */
export const routeLine = (dish: RoutedDish, stations: readonly RoutedStation[]): Route => {
  const makers = makersOf(dish, stations).toSorted((left, right) => left.stage - right.stage);
  return { stationIds: makers.map(({ id }) => id), firstStage: makers[0]?.stage ?? 1 };
};

/** Whether anybody is shown what is to be made: whoever hands dishes out sees only what is ready. */
export const isShownInKitchen = (stations: readonly Pick<RoutedStation, 'kind' | 'isArchived'>[]): boolean =>
  stations.some(({ kind, isArchived }) => !isArchived && kind !== 'PICKUP');

/** The stage after this one on a line's way, by the stations that still stand; null at the last. */
export const nextStage = (
  { stage, stationIds }: { /** @unit stages, from 1 */ readonly stage: number; readonly stationIds: readonly string[] },
  stations: readonly RoutedStation[],
): number | null => {
  const later = stations.filter((one) => stationIds.includes(one.id) && !one.isArchived && one.stage > stage).map((one) => one.stage);
  return later.length === 0 ? null : Math.min(...later);
};

/** Whether a station has to do with a line now: whoever puts orders together sees all of them. */
export const isAtStation = (
  { stage, stationIds }: { /** @unit stages, from 1 */ readonly stage: number; readonly stationIds: readonly string[] },
  station: Pick<RoutedStation, 'id' | 'kind' | 'stage'>,
): boolean => station.kind !== 'PREP' || stationIds.length === 0 || (stationIds.includes(station.id) && station.stage <= stage);
