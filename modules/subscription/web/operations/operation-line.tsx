import { m } from '../../../../generated/messages/web/messages.js';
import { MomentText } from '../../../../ui/when/when-text.tsx';
import { categoryWords } from '../category-words.ts';
import type { Operation } from './operations-query.ts';

/** How an operation stands. */
export const statusWords: Readonly<Record<Operation['status'], () => string>> = {
  RESERVED: m.subscription_operations_status_reserved,
  SETTLED: m.subscription_operations_status_settled,
  RELEASED: m.subscription_operations_status_released,
};

/** Who asked for what, when, and what it counted as. */
export const OperationLine = ({ operation }: { readonly operation: Operation }) => {
  const { userName, category, cost, status, askedAt } = operation;
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-t border-line py-3">
      <span className="min-w-0">
        <span className="text-body font-medium">{userName ?? m.subscription_operations_nobody()}</span>{' '}
        <span className="text-small text-ink-2">
          {categoryWords[category]()} · {statusWords[status]()}
        </span>
      </span>
      <span className="flex gap-x-4 text-small text-ink-2">
        <MomentText at={askedAt} />
        <span className="tabular-nums">{status === 'RELEASED' ? 0 : cost}</span>
      </span>
    </li>
  );
};
