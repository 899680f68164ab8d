import { Link } from '@tanstack/react-router';
import { useLayoutEffect, useRef } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { useCan } from '../../../restaurants/web/public.ts';

const places = [
  { to: '/staff', word: m.staff_rota },
  { to: '/staff/clock', word: m.staff_clock },
  { to: '/staff/hours', word: m.staff_hours_title },
  { to: '/staff/exchange', word: m.staff_swap_go },
  { to: '/staff/time-off', word: m.staff_off_title },
  { to: '/staff/pay', word: m.staff_pay },
  { to: '/staff/tips', word: m.staff_tips },
  { to: '/staff/notes', word: m.staff_notes },
  { to: '/staff/people', word: m.staff_people },
] as const;

/** The screens about people, the one that is open marked and in sight; pay only for whoever may see it. */
export const StaffLinks = () => {
  const maySeePay = useCan('members.view-pay');
  const row = useRef<HTMLElement>(null);
  // On a phone the row is wider than the screen, and would hide where one is.
  useLayoutEffect(() => {
    const open = row.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (row.current && open) row.current.scrollLeft = open.offsetLeft - (row.current.clientWidth - open.offsetWidth) / 2;
  }, []);
  return (
    <nav
      ref={row}
      aria-label={m.staff_more()}
      className="relative flex max-w-full flex-wrap items-center gap-x-4 gap-y-1 max-md:flex-nowrap max-md:overflow-x-auto max-md:whitespace-nowrap"
    >
      {places
        .filter(({ to }) => to !== '/staff/pay' || maySeePay)
        .map(({ to, word }) => (
          <Link
            key={to}
            to={to}
            activeOptions={{ exact: true, includeSearch: false }}
            className="text-link text-body focus-ring aria-[current=page]:font-medium aria-[current=page]:text-ink aria-[current=page]:no-underline touch:flex touch:min-h-11 touch:items-center"
          >
            {word()}
          </Link>
        ))}
    </nav>
  );
};
