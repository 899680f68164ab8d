import { useParams, useRouter, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';

import { m } from '../../../generated/messages/web/messages.js';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { useMaybeRestaurant } from './current-restaurant.tsx';
import { useMyRestaurants, useSwitchRestaurant } from './my-restaurants.ts';

type Obstacle = 'not-switched' | 'not-read' | 'no-access';

const words: Readonly<Record<Obstacle, { readonly title: () => string; readonly text: () => string }>> = {
  'not-switched': { title: m.restaurants_switch_failed, text: m.restaurants_gate_failed_text },
  'not-read': { title: m.restaurants_gate_failed_title, text: m.restaurants_gate_failed_text },
  'no-access': { title: m.restaurants_refusal_restaurant_no_access, text: m.restaurants_go_there_no_access },
};

/** Where a link from outside the app arrives: goes to work in its restaurant where one belongs, and on to its place. */
export const GoThereScreen = () => {
  const { restaurantId = '' } = useParams({ strict: false });
  const { to = '/home' } = useSearch({ strict: false }) as { readonly to?: string };
  const { history } = useRouter();
  const { isHere, obstacle, goAgain } = useGoing(restaurantId);
  const arrive = useEffectEvent(() => history.replace(to));
  useEffect(() => {
    if (isHere) arrive();
  }, [isHere]);
  if (obstacle === null) return <SkeletonRows rows={5} label={m.restaurants_gate_loading()} />;
  return (
    <EmptyState title={words[obstacle].title()} action={<Button onClick={goAgain}>{m.restaurants_gate_try_again()}</Button>}>
      {words[obstacle].text()}
    </EmptyState>
  );
};

/** Goes to work in a restaurant of one's own, once; and what is in the way. */
const useGoing = (restaurantId: string) => {
  const isHere = useMaybeRestaurant()?.id === restaurantId;
  const { data: restaurants, isFetching, isError: isUnread, refetch } = useMyRestaurants();
  const { mutate, data: switchedTo, isError } = useSwitchRestaurant();
  const goneTo = useRef<string>(undefined);
  const isMine = restaurants?.some(({ id }) => id === restaurantId) ?? false;
  const isDue = !isHere && isMine;
  useEffect(() => {
    if (!isDue || goneTo.current === restaurantId) return;
    goneTo.current = restaurantId;
    mutate(restaurantId);
  }, [isDue, mutate, restaurantId]);
  const obstacleOf = (): Obstacle | null => {
    if (isHere) return null;
    if (isMine) return isError || switchedTo === null ? 'not-switched' : null;
    if (isFetching) return null;
    return isUnread ? 'not-read' : 'no-access';
  };
  return { isHere, obstacle: obstacleOf(), goAgain: () => (isMine ? mutate(restaurantId) : void refetch()) };
};
