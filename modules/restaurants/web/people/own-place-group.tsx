import { useQuery } from '@tanstack/react-query';

import { m } from '../../../../generated/messages/web/messages.js';
import { formatMoney, minorUnits } from '../../../../kit/money.ts';
import { SettingGroup, SettingRow } from '../../../../ui/setting-row.tsx';
import { Unread } from '../../../../ui/unread.tsx';
import { useRestaurant } from '../current-restaurant.tsx';
import { useRestaurantsClient } from '../restaurants-client.ts';
import { departmentWord } from './department-word.ts';
import { roleWord } from './role-word.ts';

/** What somebody is in this restaurant, and what they earn; shown to themselves. */
export const OwnPlaceGroup = () => {
  const restaurantId = useRestaurant().id;
  const client = useRestaurantsClient();
  const place = useQuery({
    queryKey: ['restaurants', 'people', restaurantId, 'me'],
    queryFn: () => client.myMembership({ restaurantId }),
  });
  const { data } = place;
  if (!data) {
    return (
      <SettingGroup title={m.restaurants_own_place()}>
        <Unread query={place} rows={3} />
      </SettingGroup>
    );
  }
  const rate = data.hourlyRate;
  return (
    <SettingGroup title={m.restaurants_own_place()}>
      <SettingRow title={m.restaurants_role()}>{roleWord(data.role)}</SettingRow>
      <SettingRow title={m.restaurants_department()}>
        {data.department === null ? m.restaurants_no_department() : departmentWord(data.department)}
      </SettingRow>
      <SettingRow title={m.restaurants_hourly_rate()} hint={m.restaurants_hourly_rate_hint()}>
        {rate ? formatMoney({ minor: minorUnits(rate.amountMinor), currency: rate.currency }) : m.restaurants_no_hourly_rate()}
      </SettingRow>
    </SettingGroup>
  );
};
