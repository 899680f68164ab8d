import { m } from '../../../generated/messages/web/messages.js';
import { grouped } from '../../../kit/decimal.ts';
import { formatMoney, minorUnits } from '../../../kit/money.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import type { SubscriptionOverview } from '../contract/subscription.contract.ts';
import { priceList, unlimited, type Feature, type ListedPlan, type PlanTerms } from '../rules/price-list.ts';
import { staffLimitOfPlan } from '../rules/staff-limit.ts';
import { planWord, supportWord } from './plan-words.ts';
import { salesAddress } from './support-links.tsx';
import type { BillingBusy } from './use-billing.ts';

export type PlansProps = {
  readonly overview: SubscriptionOverview;
  readonly busy: BillingBusy;
  readonly onChoose: (plan: ListedPlan) => void;
};

/** Every feature that some plan has. */
export const features: readonly Feature[] = priceList.at(-1)?.features ?? [];
const amount = (count: number): string => (count === unlimited ? m.subscription_unlimited() : grouped(count));

/** What a plan holds of what is counted, row by row. */
export const limits: readonly { readonly title: () => string; readonly of: (terms: PlanTerms) => string }[] = [
  { title: () => m.subscription_row_ai(), of: ({ aiOperationsIncluded }) => amount(aiOperationsIncluded) },
  { title: () => m.subscription_row_locations(), of: ({ locationLimit }) => amount(locationLimit) },
  { title: () => m.subscription_row_staff(), of: ({ id }) => amount(staffLimitOfPlan(id)) },
  { title: () => m.subscription_row_support(), of: ({ support }) => supportWord(support) },
];

/** What a plan costs in a month, without pence that say nothing. */
export const planPrice = ({ priceMinor }: PlanTerms): string =>
  formatMoney({ minor: minorUnits(String(priceMinor)), currency: 'GBP' }).replace('.00', '');

/** A plan's name, and whether one is on it or tries it. */
export const PlanName = ({ id, overview }: { readonly id: ListedPlan; readonly overview: SubscriptionOverview }) => (
  <span className="block font-medium">
    {planWord(id)}
    {id === overview.paidPlan && <span className="ml-2 text-small text-ink-2">{m.subscription_yours()}</span>}
    {overview.plan === 'free_trial' && id === overview.featurePlan && (
      <span className="ml-2 text-small text-ink-2">{m.subscription_your_trial()}</span>
    )}
  </span>
);

type PlanActionProps = PlansProps & { readonly id: ListedPlan; readonly isProposed: boolean };

/** What can be done about a plan from where one stands. */
export const PlanAction = ({ id, overview, isProposed, busy, onChoose }: PlanActionProps) => {
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
