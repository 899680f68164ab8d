import { Link } from '@tanstack/react-router';

import { m } from '../../../generated/messages/web/messages.js';
import { StatusIcon } from '../../../ui/status.tsx';
import type { Alert } from '../contract/alerts.contract.ts';
import { joinWords } from '../rules/join-words.ts';
import { AlertMenu } from './alert-menu.tsx';
import { standingOf } from './standing-of.ts';

export type AlertRowProps = {
  readonly alert: Alert;
  /** When it came, as the heading above it leaves open. */
  readonly when: string;
  /** Whether it was unread when the list was opened: opening reads it, and still shows what is new. */
  readonly isNew: boolean;
  readonly onGo: () => void;
};

/** One thing that needs whoever reads, what hangs on it, and the way there. */
export const AlertRow = ({ alert, when, isNew, onGo }: AlertRowProps) => {
  const { title, message, impact, isOver, isHeld, action, place } = alert;
  const stake = impact === null || isOver ? null : impact.text;
  return (
    <li className={`relative flex border-b border-line last:border-b-0 ${isOver ? 'text-ink-2' : ''}`}>
      {isNew && <span aria-hidden className="absolute inset-y-0 left-0 w-[3px] bg-ink" />}
      <Link
        to={place as '/'}
        onClick={onGo}
        className="flex min-w-0 flex-1 gap-3 py-3 pl-4 focus-ring -outline-offset-4 hover:bg-teff-sunk"
      >
        <StatusIcon status={standingOf(alert)} className="mt-0.5 size-4.5 shrink-0" />
        <span className="min-w-0 flex-1">
          <span className={`block text-body ${isNew ? 'font-semibold' : 'font-medium'}`}>{title}</span>
          <span className="block text-small text-ink-2">{joinWords(message, stake)}</span>
          <span className="block text-small">
            {isOver ? m.alerts_over() : <span className="text-link">{action}</span>}
            {isHeld && !isOver && <span className="text-ink-3"> · {m.alerts_in_digest()}</span>}
          </span>
        </span>
        <span className="shrink-0 text-micro text-ink-2">{when}</span>
      </Link>
      <AlertMenu alert={alert} />
    </li>
  );
};
