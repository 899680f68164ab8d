import { uuidv7 } from 'uuidv7';

import type { CommandEnvelope } from '../contract/command.ts';
import { deviceId } from './device-id.ts';

/** A name for something that doesn't exist anywhere yet, in the order of its making. */
export const newId = (): string => uuidv7();

/** The envelope of a write. Its id is made here, once: every sending of it is the same command. */
export const newCommand = <Body>(restaurantId: string, body: Body, now: Date = new Date()): CommandEnvelope<Body> => ({
  commandId: newId(),
  restaurantId,
  deviceId: deviceId(),
  occurredAt: now.toISOString(),
  body,
});

/** The envelope of a write about the person alone. */
export const newPersonCommand = <Body>(body: Body): { readonly commandId: string; readonly body: Body } => ({ commandId: newId(), body });
