import { m } from '../../../../generated/messages/web/messages.js';
import { spanText } from '../../../../ui/when/span-text.ts';
import { MomentText } from '../../../../ui/when/when-text.tsx';
import type { AuditEntry } from '../../contract/audit.contract.ts';
import { subjectFacts } from './subject-facts.ts';
import type { TrailWords } from './trail-words.ts';

export type AuditLineProps = { readonly entry: AuditEntry; readonly words: TrailWords };

/** One deed; what it was about opens under it. */
export const AuditLine = ({ entry, words: { deedText, amountText } }: AuditLineProps) => (
  <li className="border-t border-line py-3">
    <details>
      <summary className="flex cursor-pointer flex-wrap items-baseline justify-between gap-x-6 gap-y-1 focus-ring">
        <span className="min-w-0">
          <span className="text-body font-medium">{actorOf(entry)}</span>{' '}
          <span className="text-small break-words text-ink-2">
            {[deedText(entry.action), ...subjectFacts(entry.subject, amountText)].join(' · ')}
          </span>
        </span>
        <span className="text-small text-ink-2">
          <MomentText at={entry.occurredAt} />
          {entry.clockErrorMs !== null &&
            entry.clockErrorMs !== 0 &&
            ` · ${m.restaurants_audit_clock_wrong({ span: spanText(Math.abs(entry.clockErrorMs)) })}`}
          {entry.tabletName !== null && ` · ${entry.tabletName}`}
          {entry.keyName !== null && ` · ${m.restaurants_audit_by_key({ name: entry.keyName })}`}
        </span>
      </summary>
      <pre className="mt-2 max-w-full text-small break-all whitespace-pre-wrap text-ink-2">{entry.subject}</pre>
    </details>
  </li>
);

const actorOf = ({ actorId, actorName }: AuditEntry): string =>
  actorId === null ? m.restaurants_audit_system() : (actorName ?? m.restaurants_audit_somebody());
