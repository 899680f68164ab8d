import type { ReactNode } from 'react';

import { m } from '../../../generated/messages/web/messages.js';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { useRestaurantFinding } from './current-restaurant.tsx';
import { useMyRestaurants } from './my-restaurants.ts';

/** Shows screens of a restaurant once it is known which one; until then the true state of finding out. */
export const RestaurantGate = ({ children }: { readonly children: ReactNode }) => {
  const finding = useRestaurantFinding();
  const { refetch } = useMyRestaurants();
  if (finding === 'found') return children;
  if (finding === 'finding') return <SkeletonRows rows={5} label={m.restaurants_gate_loading()} />;
  if (finding === 'none') return <EmptyState title={m.restaurants_gate_none_title()}>{m.restaurants_gate_none_text()}</EmptyState>;
  return (
    <EmptyState
      title={m.restaurants_gate_failed_title()}
      action={<Button onClick={() => void refetch()}>{m.restaurants_gate_try_again()}</Button>}
    >
      {m.restaurants_gate_failed_text()}
    </EmptyState>
  );
};
