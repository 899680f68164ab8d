import { Link } from '@tanstack/react-router';

import { m } from '../../../../generated/messages/web/messages.js';
import { useCan } from '../../../restaurants/web/public.ts';

const linkClass = 'text-link text-body focus-ring touch:flex touch:min-h-11 touch:items-center';

/** The other screens about people: the clock, the hours, what is paid, exchanges, time off, word to the team, and who works here. */
export const StaffLinks = () => {
  const maySeePay = useCan('members.view-pay');
  return (
    <nav aria-label={m.staff_more()} className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <Link to="/staff/clock" className={linkClass}>
        {m.staff_clock()}
      </Link>
      <Link to="/staff/hours" className={linkClass}>
        {m.staff_hours_title()}
      </Link>
      {maySeePay && (
        <Link to="/staff/pay" className={linkClass}>
          {m.staff_pay()}
        </Link>
      )}
      <Link to="/staff/exchange" className={linkClass}>
        {m.staff_swap_go()}
      </Link>
      <Link to="/staff/time-off" className={linkClass}>
        {m.staff_off_title()}
      </Link>
      <Link to="/staff/tips" className={linkClass}>
        {m.staff_tips()}
      </Link>
      <Link to="/staff/notes" className={linkClass}>
        {m.staff_notes()}
      </Link>
      <Link to="/staff/people" className={linkClass}>
        {m.staff_people()}
      </Link>
    </nav>
  );
};
