import { Link } from '@tanstack/react-router';

import { FigureLine } from '../../reports/web/parts.ts';
import type { Home } from '../contract/home.contract.ts';

/** What the day before came to; every figure leads to what makes it. */
export const TradeCard = ({ trade: { title, note, figures, place } }: { readonly trade: NonNullable<Home['trade']> }) => (
  <section className="flex flex-col gap-2">
    <div>
      <p className="text-small text-ink-2">{note}</p>
      <h2 className="text-heading">
        <Link to={place as '/'} className="rounded-chip focus-ring hover:underline">
          {title}
        </Link>
      </h2>
    </div>
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4">
      {figures.map((figure) => (
        <FigureLine key={figure.id} figure={figure} />
      ))}
    </dl>
  </section>
);
