import { m } from '../../../generated/messages/web/messages.js';
import { StatusIcon } from '../../../ui/status.tsx';
import { useWhen } from '../../../ui/when/use-when.ts';

export type AsOfNoteProps = { readonly why: 'failed' | 'offline'; readonly asOf: Date; readonly onTryAgain: () => void };

/** That a list is not up to date, why not, how old it is, and a way to ask again. */
export const AsOfNote = ({ why, asOf, onTryAgain }: AsOfNoteProps) => {
  const when = useWhen().moment(asOf.toISOString());
  return (
    <div role="status" className="flex items-start gap-3 border-t border-line bg-teff-sunk px-4 py-2 text-small">
      <StatusIcon status="soon" className="mt-0.5 size-4.5 shrink-0" />
      <p className="min-w-0 flex-1">{why === 'offline' ? m.alerts_as_of_offline({ when }) : m.alerts_as_of_failed({ when })}</p>
      <button type="button" className="shrink-0 text-link focus-ring touch:min-h-11" onClick={onTryAgain}>
        {m.alerts_try_again()}
      </button>
    </div>
  );
};
