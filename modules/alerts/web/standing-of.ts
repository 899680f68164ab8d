import type { Status } from '../../../ui/status.tsx';
import type { Alert } from '../contract/alerts.contract.ts';

/** The sign of an alert: what is over is good, what only informs informs, the rest is soon or wrong. */
export const standingOf = ({ severity, type, isOver }: Pick<Alert, 'severity' | 'type' | 'isOver'>): Status => {
  if (isOver) return 'good';
  if (severity === 'INFO') return 'information';
  return severity === 'CRITICAL' || type === 'error' ? 'wrong' : 'soon';
};
