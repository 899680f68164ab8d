import { scopedToRestaurant } from '../../../platform/contract/procedure.ts';
import type { Capability } from '../rules/capabilities.ts';

/** A question asked in one restaurant, by a member whose role holds the capability. */
export const restaurantQuery = (capability: Capability) => scopedToRestaurant(capability);

/**
 * A write in one restaurant. Its input is a `commandEnvelope`.
 *
 * @param command `name@version`, for example `inventory.record-movement@1`; a changed meaning takes a new version.
 * @offline `queued` commands may arrive late and in any order with their neighbours.
 */
export const restaurantCommand = (capability: Capability, command: string, offline: 'queued' | 'forbidden') =>
  scopedToRestaurant(capability, { name: command, offline });
