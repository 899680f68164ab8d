/** Something at its place on the board. */
export type Placed<Ticket> = {
  readonly ticket: Ticket;
  /** It has nothing left to do; its place is kept while a finger is near. */
  readonly hasGone: boolean;
};

/** Everything at its own place. */
export const inPlace = <Ticket>(tickets: readonly Ticket[]): readonly Placed<Ticket>[] =>
  tickets.map((ticket) => ({ ticket, hasGone: false }));

/**
 * The board while somebody touches it: nothing moves. What is done keeps its place, what is new comes behind all others.
 *
 * @invariant whatever stood at a place stands there still: a second touch never meets another ticket.
 */
export const heldInPlace = <Ticket extends { readonly key: string }>(
  before: readonly Placed<Ticket>[],
  tickets: readonly Ticket[],
): readonly Placed<Ticket>[] => {
  const now = new Map(tickets.map((ticket) => [ticket.key, ticket]));
  const known = new Set(before.map(({ ticket }) => ticket.key));
  const kept = before.map(({ ticket }) => {
    const still = now.get(ticket.key);
    return still ? { ticket: still, hasGone: false } : { ticket, hasGone: true };
  });
  return [...kept, ...inPlace(tickets.filter(({ key }) => !known.has(key)))];
};
