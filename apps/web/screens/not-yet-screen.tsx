import { Link, useMatches } from '@tanstack/react-router';

import { m } from '../../../generated/messages/web/messages.js';
import { Tag } from '../../../ui/tag.tsx';
import { placePurposes } from './place-purposes.ts';

/** A place that is on the map and not built yet: it says what will be done here, and promises no day. */
export const NotYetScreen = () => {
  const place = useMatches({ select: (matches) => matches.at(-1) });
  return (
    <section className="flex max-w-line flex-col items-start gap-3">
      <h1 className="text-title">{place?.staticData.title?.()}</h1>
      <Tag status="information">{m.app_not_yet_tag()}</Tag>
      <p className="text-body text-ink-2">{placePurposes[place?.fullPath ?? '']?.()}</p>
      <p className="text-body text-ink-2">{m.app_not_yet_text()}</p>
      <Link to="/inventory" className="text-link text-body focus-ring">
        {m.app_not_yet_way_on()}
      </Link>
    </section>
  );
};
