/** A domain that no letter can ever reach (RFC 2606). */
const domain = '@no-mail.invalid';

/** The address of somebody who has none: it names them alone, and nothing is ever sent to it. */
export const noMailboxAddress = (userId: string): string => `${userId}${domain}`;

/** Whether a letter to an address could be read by anybody. */
export const hasMailbox = (address: string): boolean => !address.endsWith(domain);
