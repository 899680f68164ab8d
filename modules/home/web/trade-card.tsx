import { Link } from '@tanstack/react-router';

import { FigureLine } from '../../reports/web/parts.ts';
import type { Home } from '../contract/home.contract.ts';

type Figures = NonNullable<Home['plan']>['figures'];

const FigureGrid = ({ figures }: { readonly figures: Figures }) => (
  <dl className="grid grid-cols-2 gap-x-6 gap-y-4">
    {figures.map((figure) => (
      <FigureLine key={figure.id} figure={figure} />
    ))}
  </dl>
);

/** How the day and the days before it stand beside what was meant. */
export const PlanCard = ({ plan: { title, figures } }: { readonly plan: NonNullable<Home['plan']> }) => (
  <section className="flex flex-col gap-2">
    <h2 className="text-heading">{title}</h2>
    <FigureGrid figures={figures} />
  </section>
);

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
    <FigureGrid figures={figures} />
  </section>
);
