import { m } from '../../../../generated/messages/web/messages.js';
import { Banner } from '../../../../ui/banner.tsx';
import { useMembers } from './people-queries.ts';

/** How many may still join; where nobody may, that it is known before somebody tries in vain. */
export const PlacesTaken = () => {
  const { data } = useMembers();
  if (!data) return null;
  const { length: count } = data.members;
  const { memberCountMax: limit } = data;
  if (count < limit) return <p className="text-small text-ink-2">{m.restaurants_places_taken({ count, limit })}</p>;
  return (
    <Banner status="soon" title={m.restaurants_places_taken({ count, limit })}>
      {m.restaurants_places_full_text()}
    </Banner>
  );
};
