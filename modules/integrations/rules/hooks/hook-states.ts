/** How an address stands: it is told, somebody paused it, or it went off by itself. */
export const endpointStates = ['ACTIVE', 'PAUSED', 'OFF'] as const;

/** Why an address went off by itself: it said that it is gone, or nothing arrived for days. */
export const endpointEnds = ['GONE', 'FAILING'] as const;

/** How a message stands: it is still to be sent, it arrived, or it is given up. */
export const deliveryStates = ['WAITING', 'DELIVERED', 'FAILED'] as const;

/**
 * Why a message did not arrive: it was answered otherwise than with success, by nobody, its address leads to where only this
 * server may call, what it is signed with cannot be opened, or it has waited for too long.
 */
export const deliveryFaults = ['STATUS', 'SILENT', 'PRIVATE', 'UNSEALED', 'TOO_OLD'] as const;

/** A word of the list above. */
export type DeliveryFault = (typeof deliveryFaults)[number];
