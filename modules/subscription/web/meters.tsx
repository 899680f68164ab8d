import type { ReactNode } from 'react';

import { m } from '../../../generated/messages/web/messages.js';
import { grouped } from '../../../kit/decimal.ts';
import { useNow } from '../../../platform/web/use-now.ts';
import { classNames } from '../../../ui/class-names.ts';
import { StatusIcon } from '../../../ui/status.tsx';
import { useWhen } from '../../../ui/when/use-when.ts';
import type { SubscriptionOverview } from '../contract/subscription.contract.ts';
import type { Usage } from '../contract/usage.contract.ts';
import { planDisplay } from '../rules/plan-display.ts';
import { unlimited } from '../rules/price-list.ts';
import { trialDays, trialDaysLeft } from '../rules/trial.ts';
import { nearShare, usageLevel, type UsageLevel } from '../rules/usage-level.ts';
import { planWord } from './plan-words.ts';

export type MetersProps = { readonly overview: SubscriptionOverview; readonly usage: Usage | undefined };

/** The plan, the AI operations and the places, each as a figure with its limit. */
export const Meters = ({ overview, usage }: MetersProps) => (
  <div className="grid gap-x-10 gap-y-6 border-b border-line pb-6 md:grid-cols-3">
    <PlanMeter overview={overview} />
    {usage && <AiMeter usage={usage} />}
    <PeopleMeter overview={overview} />
  </div>
);

const PlanMeter = ({ overview }: Pick<MetersProps, 'overview'>) => {
  const { plan, featurePlan, trialEndAt } = overview;
  const now = useNow();
  const { date } = useWhen();
  if (plan === 'free_trial' && trialEndAt !== null) {
    const left = trialDaysLeft(new Date(trialEndAt), now);
    return (
      <Meter
        title={m.subscription_trial_of({ plan: planWord(featurePlan) })}
        figure={String(left)}
        unit={m.subscription_days_left({ total: trialDays })}
      >
        <Bar used={trialDays - left} limit={trialDays} level="fine" label={m.subscription_days_left({ total: trialDays })} />
        <p className="text-small text-ink-2">{m.subscription_until({ day: date(new Date(trialEndAt)) })}</p>
      </Meter>
    );
  }
  const state = planDisplay(plan) === 'free' ? m.subscription_free() : m.subscription_active();
  return (
    <Meter title={m.subscription_plan()} figure={planWord(plan)} unit={state}>
      <p className="text-small text-ink-2">{dueText(overview, { now, date })}</p>
    </Meter>
  );
};

type Clock = { readonly now: Date; readonly date: (at: Date) => string };

const dueText = ({ pastDueAt, periodEndAt, prepaidUntil, willCancel }: SubscriptionOverview, { now, date }: Clock): string => {
  // What is not paid for renews on no day.
  if (pastDueAt !== null || (prepaidUntil !== null && new Date(prepaidUntil) <= now)) return m.subscription_unpaid();
  if (periodEndAt === null) return m.subscription_nothing_due();
  const day = date(new Date(periodEndAt));
  return willCancel || prepaidUntil !== null ? m.subscription_ends({ day }) : m.subscription_renews({ day });
};

const AiMeter = ({ usage }: { readonly usage: Usage }) => {
  const { aiOperationsUsed: used, aiOperationsLimit: limit } = usage.quota;
  const isUnlimited = limit === unlimited;
  const { date } = useWhen();
  return (
    <Meter
      title={m.subscription_ai()}
      figure={grouped(used)}
      unit={isUnlimited ? m.subscription_unlimited() : m.subscription_of({ limit: grouped(limit) })}
    >
      {!isUnlimited && <Bar used={used} limit={limit} level={usageLevel(used, limit)} label={m.subscription_ai()} mark={nearShare} />}
      <p className={classNames('flex gap-2 text-small', usage.level === 'fine' ? 'text-ink-2' : 'text-ink')}>
        {usage.level !== 'fine' && <StatusIcon status={usage.level === 'near' ? 'soon' : 'wrong'} className="size-4" />}
        <span>
          {levelWords[usage.level]()} {m.subscription_counts_anew({ day: date(new Date(usage.cycleEndAt)) })}
        </span>
      </p>
      {usage.reachedAt !== null && (
        <p className="text-small text-ink-2">{m.subscription_reached({ day: date(new Date(usage.reachedAt)) })}</p>
      )}
    </Meter>
  );
};

const levelWords = {
  fine: () => m.subscription_level_fine(),
  near: () => m.subscription_level_near(),
  critical: () => m.subscription_level_critical(),
  over: () => m.subscription_level_over(),
} as const;

const PeopleMeter = ({ overview }: Pick<MetersProps, 'overview'>) => {
  const { staffUsed, staffLimit, locationsUsed, locationLimit } = overview;
  const places =
    locationLimit === unlimited
      ? m.subscription_places_unlimited({ count: locationsUsed })
      : m.subscription_places({ count: locationsUsed, limit: locationLimit });
  return (
    <Meter title={m.subscription_people_places()} figure={String(staffUsed)} unit={m.subscription_of_staff({ limit: staffLimit })}>
      <Bar used={staffUsed} limit={staffLimit} level={staffUsed > staffLimit ? 'over' : 'fine'} label={m.subscription_staff()} />
      <p className="text-small text-ink-2">{places}</p>
    </Meter>
  );
};

type MeterProps = { readonly title: string; readonly figure: string; readonly unit: string; readonly children: ReactNode };

const Meter = ({ title, figure, unit, children }: MeterProps) => (
  <section className="flex flex-col gap-2">
    <h3 className="text-small text-ink-2">{title}</h3>
    <p className="flex items-baseline gap-2">
      <span className="text-figure tabular-nums">{figure}</span>
      <span className="text-body text-ink-2">{unit}</span>
    </p>
    {children}
  </section>
);

const fills = { fine: 'bg-chart-buna', near: 'bg-turmeric', critical: 'bg-wrong', over: 'bg-wrong' } as const;

type BarProps = {
  readonly used: number;
  readonly limit: number;
  /** How alarming it is: a trial that goes by and a full team are not. */
  readonly level: UsageLevel;
  readonly label: string;
  /** Where it begins to be told, as a share of the whole. */
  readonly mark?: number;
};

const Bar = ({ used, limit, level, label, mark }: BarProps) => (
  <span
    role="meter"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={limit}
    aria-valuenow={Math.min(used, limit)}
    className="relative block h-2 bg-line"
  >
    <span
      className={classNames('absolute inset-y-0 left-0', fills[level])}
      style={{ width: `${Math.min(100, (used / Math.max(1, limit)) * 100)}%` }}
    />
    {mark !== undefined && <span className="absolute -inset-y-0.5 w-px bg-ink-2" style={{ left: `${mark * 100}%` }} />}
  </span>
);
