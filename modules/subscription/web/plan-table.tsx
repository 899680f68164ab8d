import { Check } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';

import { m } from '../../../generated/messages/web/messages.js';
import { grouped } from '../../../kit/decimal.ts';
import { formatMoney, minorUnits } from '../../../kit/money.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import type { SubscriptionOverview } from '../contract/subscription.contract.ts';
import { nextPlan, priceList, unlimited, type Feature, type ListedPlan, type PlanTerms } from '../rules/price-list.ts';
import { staffLimitOfPlan } from '../rules/staff-limit.ts';
import { featureWord, planWord, supportWord } from './plan-words.ts';
import { salesAddress } from './support-links.tsx';
import type { BillingBusy } from './use-billing.ts';

export type PlanTableProps = {
  readonly overview: SubscriptionOverview;
  readonly busy: BillingBusy;
  readonly onChoose: (plan: ListedPlan) => void;
};

const features: readonly Feature[] = priceList.at(-1)?.features ?? [];
const amount = (count: number): string => (count === unlimited ? m.subscription_unlimited() : grouped(count));

const limits: readonly { readonly title: () => string; readonly of: (terms: PlanTerms) => string }[] = [
  { title: () => m.subscription_row_ai(), of: ({ aiOperationsIncluded }) => amount(aiOperationsIncluded) },
  { title: () => m.subscription_row_locations(), of: ({ locationLimit }) => amount(locationLimit) },
  { title: () => m.subscription_row_staff(), of: ({ id }) => amount(staffLimitOfPlan(id)) },
  { title: () => m.subscription_row_support(), of: ({ support }) => supportWord(support) },
];

/** Every plan beside the others. On a narrow screen it is moved sideways under its first column, and begins at one's own plan. */
export const PlanTable = ({ overview, busy, onChoose }: PlanTableProps) => {
  const proposed = nextPlan(overview.plan);
  const own = useRef<HTMLTableCellElement>(null);
  useLayoutEffect(() => {
    const area = own.current?.closest('[role=region]');
    if (own.current && area) area.scrollLeft = own.current.offsetLeft + own.current.offsetWidth - area.clientWidth;
  }, []);
  const column = (id: ListedPlan) => classNames('w-[18%] px-4 py-2 text-left font-normal', id === proposed && 'bg-teff-sunk');
  return (
    <div
      className="relative overflow-x-auto focus-ring"
      role="region"
      aria-label={m.subscription_plans()}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls sideways must be reached by keyboard
      tabIndex={0}
    >
      <table className="w-full min-w-170 text-body">
        <caption className="sr-only">{m.subscription_plans()}</caption>
        <thead>
          <tr className="border-b border-ink align-bottom">
            <th scope="col" className="sticky left-0 bg-teff py-2 pr-4 text-left text-small font-normal text-ink-2">
              {m.subscription_price_hint()}
            </th>
            {priceList.map(({ id, priceMinor }) => (
              <th key={id} ref={id === overview.featurePlan ? own : undefined} scope="col" className={column(id)}>
                <span className="block font-medium">
                  {planWord(id)}
                  {id === overview.paidPlan && <span className="ml-2 text-small text-ink-2">{m.subscription_yours()}</span>}
                  {overview.plan === 'free_trial' && id === overview.featurePlan && (
                    <span className="ml-2 text-small text-ink-2">{m.subscription_your_trial()}</span>
                  )}
                </span>
                <span className="block text-title">
                  {formatMoney({ minor: minorUnits(String(priceMinor)), currency: 'GBP' }).replace('.00', '')}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <GroupTitle proposed={proposed}>{m.subscription_features()}</GroupTitle>
          {features.map((feature) => (
            <tr key={feature} className="border-b border-line">
              <RowTitle>{featureWord(feature)}</RowTitle>
              {priceList.map(({ id, features: own }) => (
                <td key={id} className={column(id)}>
                  {own.includes(feature) ? <Included /> : <span className="text-ink-2">{m.subscription_not_included()}</span>}
                </td>
              ))}
            </tr>
          ))}
          <GroupTitle proposed={proposed}>{m.subscription_limits()}</GroupTitle>
          {limits.map(({ title, of }) => (
            <tr key={title()} className="border-b border-line">
              <RowTitle>{title()}</RowTitle>
              {priceList.map((terms) => (
                <td key={terms.id} className={classNames(column(terms.id), 'tabular-nums')}>
                  {of(terms)}
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <RowTitle>{m.subscription_always()}</RowTitle>
            {priceList.map(({ id }) => (
              <td key={id} className={column(id)}>
                <PlanAction id={id} overview={overview} isProposed={id === proposed} busy={busy} onChoose={onChoose} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
};

const GroupTitle = ({ children, proposed }: { readonly children: string; readonly proposed: ListedPlan }) => (
  <tr className="border-b border-line">
    <th scope="row" className="sticky left-0 bg-teff pt-5 pb-2 text-left text-micro font-normal text-ink-3">
      {children}
    </th>
    {priceList.map(({ id }) => (
      // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a cell is no control, and the row's head names its group
      <td key={id} className={id === proposed ? 'bg-teff-sunk' : undefined} />
    ))}
  </tr>
);

const RowTitle = ({ children }: { readonly children: string }) => (
  <th scope="row" className="sticky left-0 max-w-56 bg-teff py-2 pr-4 text-left font-normal">
    {children}
  </th>
);

const Included = () => (
  <>
    <Check aria-hidden className="size-4" />
    <span className="sr-only">{m.subscription_included()}</span>
  </>
);

type PlanActionProps = PlanTableProps & { readonly id: ListedPlan; readonly isProposed: boolean };

const PlanAction = ({ id, overview, isProposed, busy, onChoose }: PlanActionProps) => {
  if (id === overview.paidPlan) return <span className="text-small text-ink-2">{m.subscription_yours()}</span>;
  if (id === 'starter') return <span className="text-small text-ink-2">{m.subscription_stay_free()}</span>;
  if (id === 'enterprise') {
    return (
      <a className={buttonClass('secondary')} href={salesAddress()}>
        {m.subscription_contact_sales()}
      </a>
    );
  }
  return (
    <Button
      kind={isProposed ? 'primary' : 'secondary'}
      busyLabel={busy === id ? m.subscription_opening() : undefined}
      disabled={busy !== null && busy !== id}
      onClick={() => onChoose(id)}
    >
      {isProposed ? m.subscription_upgrade_to({ plan: planWord(id) }) : m.subscription_choose({ plan: planWord(id) })}
    </Button>
  );
};
