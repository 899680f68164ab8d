import { m } from '../generated/messages/web/messages.js';
import { useLostConnection } from '../platform/web/connection.ts';
import { queryTimes } from '../platform/web/query-times.ts';
import { StatusIcon } from './status.tsx';
import { useCalm } from './use-calm.ts';
import { useWhen } from './when/use-when.ts';

export type AsOfLineProps = {
  readonly query: {
    /** @unit milliseconds since the epoch; 0 before the first answer */
    readonly dataUpdatedAt: number;
    readonly isError: boolean;
    readonly refetch: () => Promise<unknown>;
  };
};

/** Over figures that were kept: since when they stand, while they can't be asked for anew. */
export const AsOfLine = ({ query: { dataUpdatedAt, isError, refetch } }: AsOfLineProps) => {
  const isCut = useCalm(useLostConnection() !== null, queryTimes.connectionCalmMs);
  const when = useWhen();
  if (dataUpdatedAt === 0 || !(isCut || isError)) return null;
  const asOf = when.moment(new Date(dataUpdatedAt).toISOString());
  return (
    <div role="status" className="flex items-start gap-2 text-small text-ink-2">
      <StatusIcon status="old" className="mt-0.5 size-4" />
      <p className="min-w-0 flex-1">{isCut ? m.ui_as_of_offline({ when: asOf }) : m.ui_as_of_failed({ when: asOf })}</p>
      <button
        type="button"
        className="shrink-0 rounded-chip text-link focus-ring touch:-my-3 touch:min-h-11"
        onClick={() => void refetch()}
      >
        {m.ui_unread_try_again()}
      </button>
    </div>
  );
};
