import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type * as z from 'zod/mini';

import { m } from '../../../../generated/messages/web/messages.js';
import { newCommand } from '../../../../platform/web/new-command.ts';
import { attempt, type CallFailure } from '../../../../platform/web/refusal.ts';
import type { Brand, chosenBrandSchema } from '../../contract/brand.contract.ts';
import { useRestaurant } from '../current-restaurant.tsx';
import { useRestaurantsClient } from '../restaurants-client.ts';
import { brandKey } from './use-brand.ts';

type Changes = Partial<z.input<typeof chosenBrandSchema>>;

const reasonOf = (failure: CallFailure): string => {
  if (failure.kind === 'no-connection') return m.restaurants_brand_needs_connection();
  if (failure.kind === 'refusal' && failure.code === 'LOGO_UNUSABLE') return m.restaurants_refusal_logo_unusable();
  return m.restaurants_brand_failed();
};

const none: Brand = { name: null, logoUrl: null, colour: null, shades: null };

/** The look of the restaurant as it is kept, and the way to change a part of it. */
export const useSetBrand = () => {
  const { id: restaurantId } = useRestaurant();
  const client = useRestaurantsClient();
  const queries = useQueryClient();
  const [fault, setFault] = useState<string | null>(null);
  const query = useQuery({
    queryKey: brandKey(restaurantId),
    queryFn: async () => (await client.readBrand({ restaurantId })).brand,
  });
  const { data } = query;
  const brand = data === undefined ? undefined : (data ?? none);
  const change = async (changes: Changes): Promise<boolean> => {
    if (!brand) return false;
    const outcome = await attempt(client.setBrand(newCommand(restaurantId, { name: brand.name, colour: brand.colour, ...changes })));
    if ('failure' in outcome) {
      setFault(reasonOf(outcome.failure));
      return false;
    }
    setFault(null);
    queries.setQueryData(brandKey(restaurantId), outcome.answer.brand);
    // Whether there is one to be asked for is said where restaurants are listed.
    await queries.invalidateQueries({ queryKey: ['restaurants', 'mine'] });
    return true;
  };
  return { brand, query, fault, setFault, change };
};
