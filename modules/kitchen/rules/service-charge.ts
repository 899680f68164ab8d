/** Who changes a service charge. */
export type ServiceSetter = 'TAKES_ORDERS' | 'LEADS';

/**
 * Whether somebody may change a service charge: it is the guests' to refuse, so anyone lowers it or takes it off at their
 * word; what they were told of is raised by whoever leads alone.
 *
 * @unit hundredths of a percent, before and after
 * @source docs/decisions/016-service-charge.md
 */
export const maySetService = (before: number, after: number, setter: ServiceSetter): boolean =>
  after <= before || before === 0 || setter === 'LEADS';
