/**
 * What is still written in a restaurant that is more than its account holder's plan is for: the clock, the records that
 * keep food safe, what takes access away or ends the restaurant, and that somebody read their alerts. Reading and exporting
 * are no commands otherwise; everything else waits for a larger plan.
 *
 * @source docs/decisions/018-billing.md
 */
const goesOn: ReadonlySet<string> = new Set([
  // Clocking in, a clock that was forgotten, and the digits by which people clock in at a shared tablet.
  'staff.clock@1',
  'staff.set-clock-photo@1',
  'staff.record-clock@1',
  'restaurants.set-pin@1',
  'restaurants.reset-pin@1',
  // Temperatures, checks, cooling and reheating, power cuts, incidents, probes, and a lot that is held back.
  'tasks.record-entry@1',
  'tasks.correct-entry@1',
  'tasks.set-check-photo@1',
  'tasks.submit-run@1',
  'tasks.lead-run@1',
  'tasks.start-process@1',
  'tasks.measure-process@1',
  'tasks.dispose-process@1',
  'tasks.begin-power-cut@1',
  'tasks.check-after-cut@1',
  'tasks.end-power-cut@1',
  'tasks.record-incident@1',
  'tasks.close-incident@1',
  'tasks.calibrate-probe@1',
  'inventory.change-lot@1',
  // Whoever must not come in any more, and the restaurant's own end.
  'restaurants.remove-member@1',
  'restaurants.revoke-invitation@1',
  'restaurants.revoke-tablet@1',
  'restaurants.revoke-key@1',
  'kitchen.revoke-till@1',
  'integrations.disconnect@1',
  'restaurants.ask-deletion@1',
  'restaurants.cancel-deletion@1',
  // Whoever opens the bell has read it: to be asked for a larger plan there would be in the way of reading.
  'alerts.mark-read@1',
]);

/** Whether a command goes on in a restaurant that is more than the plan is for; a new one does not until it is listed. */
export const goesOnBeyondPlan = (command: string): boolean => goesOn.has(command);
