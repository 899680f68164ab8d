import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';

import { m } from '../../../../generated/messages/web/messages.js';
import { Banner } from '../../../../ui/banner.tsx';
import { buttonClass } from '../../../../ui/button.tsx';
import { useWall } from '../../../../ui/when/wall.tsx';
import { useToday } from '../../../restaurants/web/parts.ts';
import { payMonthOf, type DaySpan } from '../../rules/pay-month.ts';
import { dayAfter } from '../../rules/rota-week.ts';
import { useDayName } from '../hours/card-line.tsx';
import { StaffLinks } from '../show/staff-links.tsx';
import { Unread } from '../../../../ui/unread.tsx';
import { useStaffWorld } from '../staff-client.ts';
import { payrollQuery } from '../staff-queries.ts';
import { PayTable } from './pay-table.tsx';

/** What people are paid for a month, of the hours that went to the payroll. */
export const PayScreen = () => {
  const { day } = useSearch({ from: '/protected/in-restaurant/staff/pay' });
  const today = useToday();
  const { useEthiopianCalendar } = useWall();
  const month = payMonthOf(day ?? today, { isEthiopian: useEthiopianCalendar });
  const query = useQuery(payrollQuery(useStaffWorld(), month));
  return (
    <section className="flex max-w-[64rem] flex-col gap-6">
      <header className="flex flex-col gap-3">
        <h1 className="text-title">{m.staff_pay()}</h1>
        <StaffLinks />
        <p className="text-body text-ink-2">{m.staff_pay_text()}</p>
        <MonthChoice {...month} />
      </header>
      {query.data ? <Paid {...query.data} month={month} /> : <Unread query={query} />}
    </section>
  );
};

const MonthChoice = ({ from, to }: DaySpan) => {
  const dayName = useDayName();
  return (
    <nav className="flex flex-wrap items-center gap-2">
      <Link to="/staff/pay" search={{ day: dayAfter(from, -1) }} className={buttonClass('row')}>
        {m.staff_pay_month_before()}
      </Link>
      <p className="text-body font-medium">{m.staff_pay_month({ from: dayName(from), to: dayName(to) })}</p>
      <Link to="/staff/pay" search={{ day: dayAfter(to, 1) }} className={buttonClass('row')}>
        {m.staff_pay_month_after()}
      </Link>
    </nav>
  );
};

type PaidProps = Parameters<typeof PayTable>[0] & { readonly unsentDays: number };

const Paid = ({ unsentDays, ...table }: PaidProps) => (
  <>
    {unsentDays > 0 && (
      <Banner
        status="soon"
        title={m.staff_pay_unsent({ count: unsentDays })}
        action={
          <Link to="/staff/hours" search={{ day: table.month.from }} className={buttonClass('row')}>
            {m.staff_pay_to_hours()}
          </Link>
        }
      />
    )}
    {table.payslips.length === 0 ? <p className="text-body text-ink-2">{m.staff_pay_none()}</p> : <PayTable {...table} />}
  </>
);
