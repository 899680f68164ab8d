import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';

import { m } from '../../../generated/messages/web/messages.js';
import { useRpcClient } from '../../../platform/web/rpc-context.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { upgradePrompts } from '../rules/upgrade-prompt.ts';
import { severityStatus } from './severity-status.ts';
import { entitlementsQuery, type SubscriptionContracts } from './subscription-queries.ts';

export type BeyondBannerProps = { readonly restaurantId: string; readonly maySee: boolean };

/** In a restaurant that is more than the plan is for: what goes on, and what waits. For everybody who works there. */
export const BeyondBanner = ({ restaurantId, maySee }: BeyondBannerProps) => {
  const client = useRpcClient<SubscriptionContracts>();
  const { data } = useQuery(entitlementsQuery({ client, restaurantId }));
  if (!data?.isBeyondPlan) return null;
  return (
    <Banner
      status={severityStatus[upgradePrompts['location-limit'].severity]}
      placement="edge"
      title={m.subscription_beyond()}
      action={
        maySee && (
          <Link to="/subscription" className={buttonClass('row')}>
            {m.subscription_see_plans()}
          </Link>
        )
      }
    >
      {m.subscription_beyond_text()} {!maySee && m.subscription_for_holder()}
    </Banner>
  );
};
