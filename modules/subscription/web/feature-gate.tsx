import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useRpcClient } from '../../../platform/web/rpc-context.tsx';
import type { Feature } from '../rules/price-list.ts';
import { FeatureNotice } from './feature-notice.tsx';
import { entitlementsQuery, type SubscriptionContracts } from './subscription-queries.ts';

export type FeatureGateProps = {
  readonly feature: Feature;
  readonly restaurantId: string;
  /** Whether whoever looks can choose another plan. */
  readonly maySee: boolean;
  /** What goes on without it. */
  readonly goesOn: ReactNode;
  /** Until it is known whether the plan has it. */
  readonly waiting: ReactNode;
  readonly children: ReactNode;
};

/** What a feature opens, or where it would begin; what the plan does not open is never asked for. */
export const FeatureGate = ({ feature, restaurantId, maySee, goesOn, waiting, children }: FeatureGateProps) => {
  const client = useRpcClient<SubscriptionContracts>();
  const { data, isError } = useQuery(entitlementsQuery({ client, restaurantId }));
  if (data === undefined && !isError) return waiting;
  if (data === undefined || data.features.includes(feature)) return children;
  return (
    <FeatureNotice feature={feature} maySee={maySee}>
      {goesOn}
    </FeatureNotice>
  );
};
