import type { CommandEnvelope } from '../../../platform/contract/command.ts';
import { estimateMoment } from '../rules/server-time.ts';

/** When a command was meant, by our clock, and when we heard of it. */
export type Moment = {
  readonly at: Date;
  /** By the clock of the device, as it said. */
  readonly saidAt: Date;
  readonly receivedAt: Date;
  readonly deviceId: string | null;
};

/** The moment of a command. */
export const momentOf = ({ occurredAt, deviceId }: Pick<CommandEnvelope<unknown>, 'occurredAt' | 'deviceId'>): Moment => {
  const [saidAt, receivedAt] = [new Date(occurredAt), new Date()];
  return { saidAt, receivedAt, deviceId, at: estimateMoment({ saidAt, sentAt: null, receivedAt }) };
};
