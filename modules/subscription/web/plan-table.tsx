import { Check } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';

import { m } from '../../../generated/messages/web/messages.js';
import { classNames } from '../../../ui/class-names.ts';
import { nextPlan, priceList, type ListedPlan } from '../rules/price-list.ts';
import { features, limits, PlanAction, PlanName, planPrice, type PlansProps } from './plan-parts.tsx';
import { featureWord } from './plan-words.ts';

/** Every plan beside the others. Where it does not fit it is moved sideways under its first column, and begins at one's own plan. */
export const PlanTable = ({ overview, busy, onChoose }: PlansProps) => {
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
            {priceList.map((terms) => (
              <th key={terms.id} ref={terms.id === overview.featurePlan ? own : undefined} scope="col" className={column(terms.id)}>
                <PlanName id={terms.id} overview={overview} />
                <span className="block text-title">{planPrice(terms)}</span>
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
