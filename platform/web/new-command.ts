import { uuidv7 } from 'uuidv7';

import type { CommandEnvelope } from '../contract/command.ts';
import { clockErrorMs, isClockKnown } from './device-clock.ts';
import { deviceId } from './device-id.ts';
import { possibleTime, type RecordedAt } from './recorded-at.ts';

/** A name for something that doesn't exist anywhere yet, in the order of its making. */
export const newId = (): string => uuidv7();

/** The envelope of a write. Its id is made here, once: every sending of it is the same command. */
export const newCommand = <Body>(restaurantId: string, body: Body, at: Date = rightNow()): CommandEnvelope<Body> => ({
  commandId: newId(),
  restaurantId,
  deviceId: deviceId(),
  occurredAt: at.toISOString(),
  ...(isClockKnown() && { clockErrorMs: clockErrorMs() }),
  body,
});

/** Now, also where the device's clock is known to be wrong. */
export const rightNow = (): Date => new Date(Date.now() + clockErrorMs());

/**
 * What is sent of a command: made before anybody could tell how wrong this device's clock is, its time is put right now
 * that somebody can. Its key stays, and so does its body.
 */
export const withRightTime = <Input extends object>(input: Input, recorded?: RecordedAt): Input => {
  if (!('occurredAt' in input) || typeof input.occurredAt !== 'string' || 'clockErrorMs' in input) return input;
  const saidMs = Date.parse(input.occurredAt);
  const shiftMs = clockErrorMs() === 0 ? shiftOf(saidMs, recorded) : clockErrorMs();
  if (shiftMs === 0) return input;
  return { ...input, occurredAt: new Date(saidMs + shiftMs).toISOString(), clockErrorMs: shiftMs };
};

/** The clock is right by now, which it was not if it said what cannot be. */
const shiftOf = (saidMs: number, recorded: RecordedAt | undefined): number => {
  const possibleMs = recorded && isClockKnown() ? possibleTime(saidMs, recorded, Date.now()) : null;
  return possibleMs === null ? 0 : possibleMs - saidMs;
};

/** The envelope of a write about the person alone. */
export const newPersonCommand = <Body>(body: Body): { readonly commandId: string; readonly body: Body } => ({ commandId: newId(), body });
