import { m } from '../../../../generated/messages/web/messages.js';
import type { StationKind } from '../../rules/routing.ts';

const words: Readonly<Record<StationKind, () => string>> = {
  PREP: m.kitchen_kind_prep,
  EXPO: m.kitchen_kind_expo,
  PICKUP: m.kitchen_kind_pickup,
};

/** What a station does, in a word. */
export const stationKindWord = (kind: StationKind): string => words[kind]();
