import { useQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';

import { m } from '../../../generated/messages/web/messages.js';
import { useLocale } from '../../../platform/web/locale.ts';
import { useToday } from '../../restaurants/web/parts.ts';
import { useMyRestaurants, useRestaurant } from '../../restaurants/web/public.ts';
import { cellText } from '../../reports/rules/cell-text.ts';
import { stretchAround } from '../../reports/rules/report-period.ts';
import { reportQuery, useReader, useReportsClient } from '../../reports/web/parts.ts';

/**
 * What each restaurant of an owner came to this week, each asked by itself; two currencies are never added. The one that is
 * worked in leads to its report; to another one leads the switcher.
 */
export const GroupCard = () => {
  const { data: restaurants = [] } = useMyRestaurants();
  const own = restaurants.filter(({ role }) => role === 'owner' || role === 'manager');
  return own.length > 1 ? <Together restaurants={own} /> : null;
};

type OwnRestaurant = { readonly id: string; readonly name: string };

const Together = ({ restaurants }: { readonly restaurants: readonly OwnRestaurant[] }) => {
  const [client, language, reader, today] = [useReportsClient(), useLocale(), useReader(), useToday()];
  const { id: here } = useRestaurant();
  const { from } = stretchAround('week', today, 'GREGORIAN');
  const answers = useQueries({
    queries: restaurants.map(({ id: restaurantId }) =>
      reportQuery({ client, restaurantId }, { report: 'sales', from, to: today, language }),
    ),
  });
  return (
    <section className="flex flex-col gap-1">
      <h2 className="text-heading">
        <Link to="/reports/group" className="rounded-chip focus-ring hover:underline">
          {m.home_group()}
        </Link>
      </h2>
      <table className="w-full text-body">
        <thead className="text-micro text-ink-3">
          <tr className="border-b border-line">
            <th scope="col" className="py-2 text-left font-normal">
              {m.home_group_name()}
            </th>
            <th scope="col" className="py-2 text-right font-normal">
              {m.home_group_net()}
            </th>
            <th scope="col" className="py-2 text-right font-normal">
              {m.home_group_orders()}
            </th>
          </tr>
        </thead>
        <tbody>
          {restaurants.map(({ id, name }, index) => {
            const figures = answers[index]?.data?.figures ?? [];
            const figure = (wanted: string) => figures.find((one) => one.id === wanted)?.value;
            return (
              <tr key={id} className="border-b border-line">
                <th scope="row" className="py-2 text-left font-normal">
                  {id === here ? (
                    <Link to={`/reports/sales?from=${from}&to=${today}` as '/'} className="rounded-chip focus-ring hover:underline">
                      {name}
                    </Link>
                  ) : (
                    name
                  )}
                </th>
                <td className="py-2 text-right">{cellText(figure('net') ?? { kind: 'text', text: null }, reader)}</td>
                <td className="py-2 text-right">{cellText(figure('orders') ?? { kind: 'text', text: null }, reader)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
};
