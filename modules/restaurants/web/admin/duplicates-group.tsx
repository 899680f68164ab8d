import { useQuery } from '@tanstack/react-query';

import { m } from '../../../../generated/messages/web/messages.js';
import { SettingGroup } from '../../../../ui/setting-row.tsx';
import { MomentText } from '../../../../ui/when/when-text.tsx';
import { Unread } from '../../../../ui/unread.tsx';
import { useRestaurantsClient } from '../restaurants-client.ts';

/** Restaurants that one sign-up probably made twice. */
export const DuplicatesGroup = () => {
  const client = useRestaurantsClient();
  const duplicates = useQuery({ queryKey: ['restaurants', 'duplicates'], queryFn: async () => (await client.listDuplicates({})).groups });
  const { data } = duplicates;
  return (
    <SettingGroup title={m.restaurants_duplicates()} hint={m.restaurants_duplicates_hint()}>
      {!data && <Unread query={duplicates} rows={1} />}
      {data?.length === 0 && <p className="text-body text-ink-2">{m.restaurants_duplicates_none()}</p>}
      {data?.map((group) => (
        <ul key={group[0]?.restaurantId} className="border-t border-line py-3">
          {group.map(({ restaurantId, name, createdAt }) => (
            <li key={restaurantId} className="flex flex-wrap justify-between gap-x-6 text-body">
              <span>{name}</span>
              <span className="text-ink-2">
                <MomentText at={createdAt} />
              </span>
            </li>
          ))}
        </ul>
      ))}
    </SettingGroup>
  );
};
