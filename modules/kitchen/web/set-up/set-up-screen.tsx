import { useQuery } from '@tanstack/react-query';

import { m } from '../../../../generated/messages/web/messages.js';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { useCan } from '../../../restaurants/web/public.ts';
import { useKitchenWorld } from '../kitchen-client.ts';
import { houseQuery } from '../kitchen-queries.ts';
import { ToKitchen } from '../show/to-kitchen.tsx';
import { Printers } from './printers.tsx';
import { Stations } from './stations.tsx';
import { Tables } from './tables.tsx';
import { Tills } from './tills.tsx';

/** Where dishes are made and guests sit, for whoever leads. */
export const SetUpScreen = () => {
  const mayPair = useCan('kitchen.pair-tills');
  const { data, isError, refetch } = useQuery(houseQuery(useKitchenWorld()));
  if (!data && isError) {
    return (
      <EmptyState title={m.kitchen_house_unread_title()} action={<Button onClick={() => void refetch()}>{m.kitchen_try_again()}</Button>}>
        {m.kitchen_unread_text()}
      </EmptyState>
    );
  }
  if (!data) return <SkeletonRows rows={5} label={m.kitchen_loading()} />;
  return (
    <>
      <ToKitchen />
      <h1 className="text-title">{m.kitchen_set_up()}</h1>
      <Stations stations={data.stations.filter(({ isArchived }) => !isArchived)} />
      <Tables tables={data.tables.filter(({ isArchived }) => !isArchived)} />
      <Printers stations={data.stations.filter(({ isArchived }) => !isArchived)} />
      {mayPair && <Tills />}
    </>
  );
};
