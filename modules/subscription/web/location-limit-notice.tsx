import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { m } from '../../../generated/messages/web/messages.js';
import { useRpcClient } from '../../../platform/web/rpc-context.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { firstPlanForLocations, unlimited } from '../rules/price-list.ts';
import { upgradePrompts } from '../rules/upgrade-prompt.ts';
import { planWord } from './plan-words.ts';
import { severityStatus } from './severity-status.ts';
import { overviewQuery, type SubscriptionContracts } from './subscription-queries.ts';

export type LocationLimitNoticeProps = {
  readonly restaurantId: string;
  /** What adds a restaurant; it is not shown where the plan has no room for one. */
  readonly children: ReactNode;
};

/** Before another restaurant is added: whether the plan has room for it, and where it has not, on which plan it fits. */
export const LocationLimitNotice = ({ restaurantId, children }: LocationLimitNoticeProps) => {
  const client = useRpcClient<SubscriptionContracts>();
  const { data } = useQuery(overviewQuery({ client, restaurantId }));
  const { severity, blocks } = upgradePrompts['location-limit'];
  const isReached = data !== undefined && data.locationLimit !== unlimited && data.locationsUsed >= data.locationLimit;
  return (
    <>
      {isReached && (
        <Banner
          status={severityStatus[severity]}
          title={m.subscription_prompt_limit({ plan: planWord(data.featurePlan), count: data.locationLimit })}
          action={
            <Link to="/subscription" className={buttonClass('row')}>
              {m.subscription_see_plans()}
            </Link>
          }
        >
          {m.subscription_prompt_limit_text({ plan: planWord(firstPlanForLocations(data.locationsUsed + 1)) })}
        </Banner>
      )}
      {!(isReached && blocks) && children}
    </>
  );
};
