import type { CommandEnvelope } from '../../../platform/contract/command.ts';

/** When something happened by the device's clock, and as we reckon it: never later than we heard of it. */
export type Moment = { readonly at: Date; readonly saidAt: Date };

/** The moment of a command. */
export const momentOf = ({ occurredAt }: Pick<CommandEnvelope<unknown>, 'occurredAt'>): Moment => {
  const [saidAt, heardAt] = [new Date(occurredAt), new Date()];
  return { saidAt, at: saidAt < heardAt ? saidAt : heardAt };
};

/** Whoever acts; a list is never answered by a job. */
export const actorOf = ({ userId }: { readonly userId: string | null }): string => {
  if (userId === null) throw new Error('Only a person answers a list.');
  return userId;
};
