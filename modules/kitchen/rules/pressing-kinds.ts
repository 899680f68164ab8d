/** What of a service presses on people, in the order in which they choose how to hear of it. */
export const serviceKinds = ['ticket-late', 'sale-unmapped', 'reservation', 'printer-silent'] as const;

/** A word of the list above. */
export type ServiceKind = (typeof serviceKinds)[number];
