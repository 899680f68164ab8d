import { Check } from 'lucide-react';

import { m } from '../../../generated/messages/web/messages.js';
import { classNames } from '../../../ui/class-names.ts';
import { nextPlan, priceList, type PlanTerms } from '../rules/price-list.ts';
import { features, limits, PlanAction, PlanName, planPrice, type PlansProps } from './plan-parts.tsx';
import { featureWord } from './plan-words.ts';

/** Every plan under the others, each with all that it holds: what a phone has room for. */
export const PlanList = (props: PlansProps) => {
  const proposed = nextPlan(props.overview.plan);
  return (
    <section aria-label={m.subscription_plans()}>
      <p className="pb-2 text-small text-ink-2">{m.subscription_price_hint()}</p>
      <ul className="-mx-4 border-t border-ink">
        {priceList.map((terms) => (
          <li
            key={terms.id}
            className={classNames('flex flex-col gap-3 border-b border-line px-4 py-5 text-body', terms.id === proposed && 'bg-teff-sunk')}
          >
            <div className="flex items-baseline justify-between gap-4">
              <PlanName id={terms.id} overview={props.overview} />
              <span className="text-title">{planPrice(terms)}</span>
            </div>
            <Limits terms={terms} />
            <Features terms={terms} />
            {terms.id !== props.overview.paidPlan && <PlanAction {...props} id={terms.id} isProposed={terms.id === proposed} />}
          </li>
        ))}
      </ul>
    </section>
  );
};

const Limits = ({ terms }: { readonly terms: PlanTerms }) => (
  <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1">
    {limits.map(({ title, of }) => (
      <div key={title()} className="contents">
        <dt className="text-ink-2">{title()}</dt>
        <dd className="text-right tabular-nums">{of(terms)}</dd>
      </div>
    ))}
  </dl>
);

const Features = ({ terms }: { readonly terms: PlanTerms }) => (
  <ul aria-label={m.subscription_features()} className="flex flex-col gap-1">
    {features
      .filter((feature) => terms.features.includes(feature))
      .map((feature) => (
        <li key={feature} className="flex items-start gap-2">
          <Check aria-hidden className="mt-0.5 size-4 shrink-0" />
          {featureWord(feature)}
        </li>
      ))}
  </ul>
);
