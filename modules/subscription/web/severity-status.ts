import type { Status } from '../../../ui/status.tsx';
import type { UpgradePrompt } from '../rules/upgrade-prompt.ts';

/** How a prompt of a severity looks. */
export const severityStatus: Readonly<Record<UpgradePrompt['severity'], Status>> = {
  critical: 'wrong',
  medium: 'soon',
  low: 'information',
};
