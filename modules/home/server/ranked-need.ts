import type { Need } from '../contract/home.contract.ts';

/** Something that needs somebody, with what it is ranked by. */
export type RankedNeed = Need & { /** @unit minor units */ readonly stakeMinor: bigint | null };
