import type { Locale } from '../../../../platform/web/locale.ts';
import { StatusIcon, statusText } from '../../../../ui/status.tsx';
import { WaitingMark } from '../../../../ui/waiting-mark.tsx';
import { nameIn } from '../show/item-name.ts';
import { attentionWords } from '../words/standing-word.ts';
import { standingStatus, type StockRow } from './stock-row.ts';

/** The name, and beside it why a person is needed. */
export const StockName = ({ row, locale }: { readonly row: StockRow; readonly locale: Locale }) => {
  const reason = attentionWords(row);
  const status = standingStatus[row.standing.status];
  return (
    <span className="flex items-center gap-2">
      {reason === undefined ? <span className="size-4 shrink-0" /> : <StatusIcon status={status} />}
      {/* Beside each other where there is room for both, else the reason under the name: a name is never eaten. */}
      <span className="flex min-w-0 flex-wrap items-baseline gap-x-2 leading-tight">
        <span className="max-w-full truncate font-medium">{nameIn(row.item, locale)}</span>
        {reason !== undefined && <span className={`max-w-full truncate text-micro ${statusText[status]}`}>{reason}</span>}
      </span>
      {row.item.waitingSinceMs !== undefined && <WaitingMark sinceMs={row.item.waitingSinceMs} />}
    </span>
  );
};
