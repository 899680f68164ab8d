import { m } from '../../../generated/messages/web/messages.js';
import { formatMoney, isCurrency, minorUnits } from '../../../kit/money.ts';
import { MomentText } from '../../../ui/when/when-text.tsx';
import type { SubscriptionOverview } from '../contract/subscription.contract.ts';
import type { WebsiteSubscription } from '../rules/website-subscription.ts';

export type BillingFactsProps = { readonly website: WebsiteSubscription; readonly overview: SubscriptionOverview };

/** What is paid next, when and how; nothing where nothing is paid. */
export const BillingFacts = ({ website, overview }: BillingFactsProps) => {
  const { billing, subscription } = website;
  if (subscription === null) return null;
  const currency = isCurrency(billing.currency) ? billing.currency : 'GBP';
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-heading">{m.subscription_billing()}</h3>
      <dl className="grid max-w-prose grid-cols-[auto_1fr] gap-x-6 gap-y-1 text-body">
        <dt className="text-ink-2">{m.subscription_next_payment()}</dt>
        <dd>{billing.nextBillingDate === null ? m.subscription_no_next() : <MomentText at={billing.nextBillingDate} style="date" />}</dd>
        <dt className="text-ink-2">{m.subscription_amount()}</dt>
        <dd className="tabular-nums">{formatMoney({ minor: minorUnits(String(billing.amount)), currency })}</dd>
        <dt className="text-ink-2">{m.subscription_method()}</dt>
        <dd>{billing.paymentMethod ?? (overview.provider === 'sandbox' ? m.subscription_sandbox_method() : m.subscription_no_method())}</dd>
      </dl>
    </section>
  );
};
