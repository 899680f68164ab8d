import { useNavigate } from '@tanstack/react-router';

import { m } from '../../../../generated/messages/web/messages.js';
import { Button } from '../../../../ui/button.tsx';
import { useMyRestaurants, useRestaurant, useSwitchRestaurant } from '../../../restaurants/web/public.ts';

/** The way from the group to what makes the figures of one restaurant: one goes to work there. It follows the figures, and waits for them. */
export const OtherHouses = ({ isShown }: { readonly isShown: boolean }) => {
  const { id: here } = useRestaurant();
  const { data: restaurants = [] } = useMyRestaurants();
  const change = useSwitchRestaurant();
  const navigate = useNavigate();
  const others = restaurants.filter(({ id, role }) => id !== here && (role === 'owner' || role === 'manager'));
  if (!isShown || others.length === 0) return null;
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-heading">{m.reports_group_open()}</h2>
      <div className="flex flex-wrap gap-2">
        {others.map(({ id, name }) => (
          <Button
            key={id}
            disabled={change.isPending}
            onClick={() => change.mutate(id, { onSuccess: (chosen) => chosen && void navigate({ to: '/reports' }) })}
          >
            {m.reports_group_open_one({ house: name })}
          </Button>
        ))}
      </div>
    </section>
  );
};
