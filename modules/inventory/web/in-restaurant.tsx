import type { ComponentType } from 'react';

import { m } from '../../../generated/messages/web/messages.js';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { useMaybeRestaurant } from '../../restaurants/web/public.ts';

/** A screen of a restaurant, shown once it is known which one. */
export const inRestaurant = (Screen: ComponentType): ComponentType => {
  const Guarded = () => (useMaybeRestaurant() ? <Screen /> : <SkeletonRows rows={6} label={m.inventory_loading()} />);
  return Guarded;
};
