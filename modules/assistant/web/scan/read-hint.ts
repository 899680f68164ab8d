import { m } from '../../../../generated/messages/web/messages.js';

/** Below it a person is asked to compare. @unit 0 to 1 */
const sureFrom = 0.75;

/** What is said below a field of how well it was read; nothing where it was read well. */
export const readHint = (field: { readonly confidence: number } | null | undefined): string | undefined => {
  if (!field) return m.assistant_scan_unread();
  return field.confidence < sureFrom ? m.assistant_scan_unsure() : undefined;
};
