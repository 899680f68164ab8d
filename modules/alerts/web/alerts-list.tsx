import { m } from '../../../generated/messages/web/messages.js';
import { isoDayAt } from '../../../kit/time/wall.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { agoText } from '../../../ui/when/ago-text.ts';
import { useWhen } from '../../../ui/when/use-when.ts';
import { useWall } from '../../../ui/when/wall.tsx';
import type { Alert } from '../contract/alerts.contract.ts';
import { type AlertGroup, alertGroups, groupOf } from '../rules/group-alerts.ts';
import { AlertRow } from './alert-row.tsx';

export type AlertsListProps = {
  /** Undefined until they have come. */
  readonly alerts: readonly Alert[] | undefined;
  /** When they were asked for. */
  readonly asOf: Date;
  readonly freshIds: ReadonlySet<string>;
  /** Why there are none to see: nobody answers, or there is no line. Null while there may be. */
  readonly why: 'failed' | 'offline' | null;
  readonly isFiltered: boolean;
  readonly onTryAgain: () => void;
  readonly onGo: () => void;
};

const headings: Readonly<Record<AlertGroup, () => string>> = {
  now: m.alerts_group_now,
  today: m.alerts_group_today,
  yesterday: m.alerts_group_yesterday,
  older: m.alerts_group_older,
};

/** Alerts under the day that they came on; or why there are none to see. */
export const AlertsList = ({ alerts, asOf: now, freshIds, why, isFiltered, onTryAgain, onGo }: AlertsListProps) => {
  const when = useWhen();
  const { timeZone } = useWall();
  if (alerts === undefined && why !== null) {
    return (
      <div role="alert" className="flex flex-col items-start gap-3 p-4">
        <p>{why === 'offline' ? m.alerts_offline() : m.alerts_failed()}</p>
        <Button onClick={onTryAgain}>{m.alerts_try_again()}</Button>
      </div>
    );
  }
  if (alerts === undefined) return <SkeletonRows rows={4} label={m.alerts_loading()} />;
  if (alerts.length === 0 && isFiltered) return <p className="p-4 text-ink-2">{m.alerts_none_of_category()}</p>;
  if (alerts.length === 0)
    return (
      <div className="px-4">
        <EmptyState title={m.alerts_none_title()}>{m.alerts_none_text()}</EmptyState>
      </div>
    );
  const dayOf = (at: Date): string => isoDayAt(at, timeZone);
  const groupOfAlert = ({ createdAt }: Alert): AlertGroup => groupOf({ at: new Date(createdAt), now, dayOf });
  const timeOf = (alert: Alert, group: AlertGroup): string => {
    const at = new Date(alert.createdAt);
    if (group === 'now') return agoText(at.getTime(), now.getTime());
    return group === 'older' ? when.date(at) : when.clock(at);
  };
  return alertGroups
    .map((group) => ({ group, own: alerts.filter((alert) => groupOfAlert(alert) === group) }))
    .filter(({ own }) => own.length > 0)
    .map(({ group, own }) => (
      <section key={group} aria-label={headings[group]()}>
        <h3 className="border-b border-line bg-teff-sunk px-4 py-1.5 text-small text-ink-2">{headings[group]()}</h3>
        <ul>
          {own.map((alert) => (
            <AlertRow key={alert.id} alert={alert} when={timeOf(alert, group)} isNew={freshIds.has(alert.id)} onGo={onGo} />
          ))}
        </ul>
      </section>
    ));
};
