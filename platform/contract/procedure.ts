import { oc } from '@orpc/contract';

import { commonRefusals } from './refusals.ts';

/**
 * Who may call a procedure at all, read by the guard before anything else runs.
 *
 * - `public`: anyone, signed in or not.
 * - `person`: whoever is signed in, about their own things.
 * - `restaurant`: a member of the restaurant named in the input, whose role holds `capability`.
 */
export type ProcedureScope = 'public' | 'person' | 'restaurant';

/**
 * What a command promises about waiting.
 *
 * - `queued`: it may lie in a device's outbox and arrive hours later, in any order with its neighbours.
 * - `forbidden`: it needs an answer now and is never kept for later.
 */
export type OfflinePolicy = 'queued' | 'forbidden';

/** What the guard, the command runner and the generated tests read off a procedure's contract. */
export type ProcedureMeta = {
  readonly scope: ProcedureScope;
  /** Required in scope `restaurant`; a name of the capability table in `modules/restaurants/rules/capabilities.ts`. */
  readonly capability?: string;
  /** In scope `person`: whether somebody at a shared device may call it, who has proved themselves by a few digits alone. */
  readonly isForTablets?: boolean;
  /** Present on a write: `name@version`, and whether it may wait. */
  readonly command?: { readonly name: string; readonly offline: OfflinePolicy };
};

/** The root of every contract; a procedure built on it without `.meta()` keeps no scope and fails the guard's test. */
const procedure = oc.$meta<Partial<ProcedureMeta>>({}).errors(commonRefusals);

/** A procedure that anyone may call. */
export const publicProcedure = procedure.meta({ scope: 'public' });

/** A procedure about the signed-in person alone. */
export const personProcedure = procedure.meta({ scope: 'person' });

/** A write of the signed-in person about themselves. Its input is a `personCommandEnvelope`. */
export const personCommand = (name: string, offline: OfflinePolicy) => procedure.meta({ scope: 'person', command: { name, offline } });

/** A procedure in one restaurant; use `restaurantProcedure` of `modules/restaurants/contract`, which types the capability. */
export const scopedToRestaurant = (capability: string, command?: ProcedureMeta['command']) =>
  procedure.meta({ scope: 'restaurant', capability, ...(command && { command }) });
