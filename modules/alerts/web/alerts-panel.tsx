import { useQuery } from '@tanstack/react-query';
import { CheckCheck } from 'lucide-react';
import { useEffect, useEffectEvent, useState, type ReactElement } from 'react';

import { m } from '../../../generated/messages/web/messages.js';
import { useLostConnection } from '../../../platform/web/connection.ts';
import { useLocale } from '../../../platform/web/locale.ts';
import { useLiveState } from '../../../platform/web/realtime/live-state.ts';
import { queryTimes } from '../../../platform/web/query-times.ts';
import { Button } from '../../../ui/button.tsx';
import { PopoverPanel } from '../../../ui/popover-panel.tsx';
import { showToast } from '../../../ui/toast.ts';
import type { AlertCategory } from '../rules/signal-kinds.ts';
import { alertsQuery, useAlertsWorld } from './alerts-client.ts';
import { AlertsList } from './alerts-list.tsx';
import { AsOfNote } from './as-of-note.tsx';
import { CategoryChips } from './category-chips.tsx';
import { PanelFoot } from './panel-foot.tsx';
import { useAnswer } from './use-answer.ts';

export type AlertsPanelProps = {
  /** What it hangs on, and what closes it again. */
  readonly bell: ReactElement;
  readonly onClose: () => void;
};

/** Everything that whoever looks was told, under the bell. Opening it reads it, and still shows what was new. */
export const AlertsPanel = ({ bell, onClose }: AlertsPanelProps) => {
  const language = useLocale();
  const [category, setCategory] = useState<AlertCategory | null>(null);
  const isTold = useLiveState().kind === 'live';
  const { data, dataUpdatedAt, isError, refetch } = useQuery(alertsQuery(useAlertsWorld(), { language, isTold, category }));
  const isOffline = useLostConnection() !== null;
  const why = isOffline ? 'offline' : isError ? 'failed' : null;
  const { markRead } = useAnswer();
  const unread = (data?.alerts ?? []).filter(({ status }) => status === 'unread').map(({ id }) => id);
  const fresh = useFresh(unread, () => void markRead(null));
  const markAll = async () => {
    if (!(await markRead(null))) return showToast({ title: m.alerts_not_marked(), status: 'wrong' });
    fresh.forget();
    showToast({ title: m.alerts_all_marked(), status: 'good', durationMs: queryTimes.alertsReadToastMs });
  };
  return (
    <PopoverPanel
      label={m.alerts_bell()}
      anchor={bell}
      onClose={onClose}
      heading={
        <>
          <div className="min-w-0 flex-1">
            <h2 className="text-heading">{m.alerts_bell()}</h2>
            {data !== undefined && <p className="text-small text-ink-2">{m.alerts_unread({ count: data.unread.all })}</p>}
          </div>
          <Button kind="quiet" onClick={() => void markAll()}>
            <CheckCheck aria-hidden />
            {m.alerts_mark_all()}
          </Button>
        </>
      }
    >
      <CategoryChips chosen={category} onChoose={setCategory} />
      {data !== undefined && why !== null && <AsOfNote why={why} asOf={new Date(dataUpdatedAt)} onTryAgain={() => void refetch()} />}
      <div className="max-h-[400px] min-h-0 flex-1 overflow-y-auto overscroll-contain border-t border-line">
        <AlertsList
          alerts={data?.alerts}
          asOf={new Date(dataUpdatedAt)}
          freshIds={fresh.ids}
          why={why}
          isFiltered={category !== null}
          onTryAgain={() => void refetch()}
          onGo={onClose}
        />
      </div>
      <PanelFoot minutes={data?.digestAt} onGo={onClose} />
    </PopoverPanel>
  );
};

/** What was unread when it came into sight; that it was seen is said once for each look that finds some. */
const useFresh = (unread: readonly string[], onSeen: () => void) => {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const unseen = unread.filter((id) => !ids.has(id));
  if (unseen.length > 0) setIds(new Set([...ids, ...unseen]));
  const saySeen = useEffectEvent(onSeen);
  const key = unread.join(' ');
  useEffect(() => {
    if (key !== '') saySeen();
  }, [key]);
  return { ids, forget: () => setIds(new Set()) };
};
