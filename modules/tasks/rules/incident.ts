/** What goes wrong in a kitchen. */
export const incidentKinds = ['ILLNESS', 'ALLERGEN', 'PEST', 'COMPLAINT', 'INJURY'] as const;

/** What goes wrong in a kitchen. */
export type IncidentKind = (typeof incidentKinds)[number];

/**
 * Whether somebody may read what went wrong.
 *
 * @invariant illness of somebody who works here is read by whoever may verify, and by nobody else, its writer included.
 */
export const maySeeIncident = (incident: { readonly kind: IncidentKind; readonly isStaff: boolean }, leads: 'LEADS' | 'WORKS'): boolean =>
  leads === 'LEADS' || incident.kind !== 'ILLNESS' || !incident.isStaff;

/**
 * How long what went wrong stays in sight after it was closed.
 *
 * @unit days
 */
export const incidentKeptDays = 28;
