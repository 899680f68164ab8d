import { m } from '../../../generated/messages/web/messages.js';
import { formatMoney, minorUnits } from '../../../kit/money.ts';
import { dayText } from '../../../kit/time/wall.ts';
import { useLocale } from '../../../platform/web/locale.ts';
import { Button } from '../../../ui/button.tsx';
import { useWall } from '../../../ui/when/wall.tsx';
import type { SubscriptionOverview } from '../contract/subscription.contract.ts';
import { prepaidMonths, type PrepaidMonths, type PrepaidPlan } from '../rules/prepaid.ts';
import { planWord } from './plan-words.ts';
import type { BillingBusy } from './use-billing.ts';

export type BirrPlansProps = {
  readonly prices: NonNullable<SubscriptionOverview['birrPrices']>;
  readonly busy: BillingBusy;
  readonly onPrepay: (plan: PrepaidPlan, months: PrepaidMonths) => void;
};

const plans: readonly PrepaidPlan[] = ['growth', 'pro'];

const priceText = (monthlyMinor: string, months: PrepaidMonths): string =>
  formatMoney({ minor: minorUnits(String(BigInt(monthlyMinor) * BigInt(months))), currency: 'ETB' }).replace('.00', '');

/** Months paid ahead in birr, with the day on which their prices were set. */
export const BirrPlans = ({ prices, busy, onPrepay }: BirrPlansProps) => {
  const day = dayText(prices.asOf, 'date', { wall: useWall(), language: useLocale() });
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-heading">{m.subscription_birr()}</h3>
      <p className="max-w-prose text-body text-ink-2">
        {m.subscription_birr_text()} {m.subscription_birr_as_of({ day })}
      </p>
      <ul className="flex flex-col">
        {plans.map((plan) => (
          <li key={plan} className="grid items-center gap-x-6 gap-y-2 border-t border-line py-3 md:grid-cols-[8rem_1fr]">
            <span className="font-medium">{planWord(plan)}</span>
            <span className="grid gap-2 xs:grid-cols-3">
              {prepaidMonths.map((months) => (
                <Button
                  key={months}
                  className="h-auto! flex-col items-start! py-2"
                  aria-label={m.subscription_birr_pay({ plan: planWord(plan), count: months, price: priceText(prices[plan], months) })}
                  busyLabel={busy === `${plan}-${months}` ? m.subscription_opening() : undefined}
                  disabled={busy !== null && busy !== `${plan}-${months}`}
                  onClick={() => onPrepay(plan, months)}
                >
                  <span className="text-small font-normal text-ink-2">{m.subscription_birr_months({ count: months })}</span>
                  <span className="tabular-nums">{priceText(prices[plan], months)}</span>
                </Button>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};
