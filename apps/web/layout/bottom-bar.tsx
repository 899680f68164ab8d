import { Link } from '@tanstack/react-router';

import { m } from '../../../generated/messages/web/messages.js';
import { useMaybeRestaurant } from '../../../modules/restaurants/web/public.ts';
import { fourPlacesFor } from '../navigation.ts';

/** The four places that a role uses most, under the thumb. */
export const BottomBar = () => {
  const role = useMaybeRestaurant()?.role;
  return (
    <nav
      aria-label={m.app_most_used()}
      className="grid min-h-bottom-bar shrink-0 auto-cols-fr grid-flow-col border-t border-line bg-teff-sunk pb-[env(safe-area-inset-bottom)] in-data-keyboard:hidden md:hidden print:hidden"
    >
      {fourPlacesFor(role).map(({ path, icon: Icon, title }) => (
        <Link
          key={path}
          to={path}
          className="relative flex flex-col items-center justify-center gap-1 px-1 py-1.5 text-center text-micro leading-tight text-ink-2 focus-ring -outline-offset-4 aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:before:absolute aria-[current=page]:before:top-0 aria-[current=page]:before:h-[3px] aria-[current=page]:before:w-9 aria-[current=page]:before:rounded-b-full aria-[current=page]:before:bg-ink"
        >
          <Icon className="size-[1.375rem]" aria-hidden />
          {title()}
        </Link>
      ))}
    </nav>
  );
};
