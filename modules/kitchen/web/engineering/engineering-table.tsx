import { m } from '../../../../generated/messages/web/messages.js';
import { grouped } from '../../../../kit/decimal.ts';
import { type QuadrantGridProps, quadrantWord } from './quadrant-grid.tsx';

/** The same figures line by line, with those of which nothing can be said. */
export const EngineeringTable = ({ dishes, nameOf, money }: QuadrantGridProps) => (
  <div className="overflow-x-auto border-y border-line">
    <table className="w-full text-body">
      <caption className="sr-only">{m.kitchen_engineering_title()}</caption>
      <thead className="text-left text-micro text-ink-3">
        <tr>
          <th scope="col" className="py-2 pr-3 font-normal">
            {m.kitchen_bill_dish()}
          </th>
          <th scope="col" className="px-3 py-2 text-right font-normal">
            {m.kitchen_engineering_sold()}
          </th>
          <th scope="col" className="px-3 py-2 text-right font-normal">
            {m.kitchen_engineering_net()}
          </th>
          <th scope="col" className="px-3 py-2 text-right font-normal">
            {m.kitchen_engineering_margin()}
          </th>
          <th scope="col" className="py-2 pl-3 font-normal">
            {m.kitchen_engineering_stands()}
          </th>
        </tr>
      </thead>
      <tbody>
        {dishes.map((dish) => (
          <tr key={dish.dishId} className="border-t border-line">
            <th scope="row" className="py-1.5 pr-3 text-left font-normal">
              {nameOf(dish)}
            </th>
            <td className="px-3 py-1.5 text-right tabular-nums">{grouped(dish.sold)}</td>
            <td className="px-3 py-1.5 text-right tabular-nums">{money(Number(dish.netMinor))}</td>
            <td className="px-3 py-1.5 text-right tabular-nums">
              {dish.marginMinor === null ? m.kitchen_engineering_unknown() : money(dish.marginMinor)}
            </td>
            <td className="py-1.5 pl-3">{dish.quadrant === null ? '–' : quadrantWord(dish.quadrant)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
