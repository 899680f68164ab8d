import { Link } from '@tanstack/react-router';

import { StatusIcon } from '../../../ui/status.tsx';
import type { HomeCard as Card } from '../contract/home.contract.ts';

/** Something of the day under its heading; every line leads to where it is done. */
export const HomeCard = ({ card: { title, summary, lines, place } }: { readonly card: Card }) => (
  <section className="flex min-w-0 flex-col gap-1">
    <h2 className="flex items-baseline justify-between gap-3 text-heading">
      <Link to={place as '/'} className="rounded-chip focus-ring hover:underline">
        {title}
      </Link>
      {summary !== null && <span className="text-small font-normal text-ink-2">{summary}</span>}
    </h2>
    {lines.length > 0 && (
      <ul className="border-t border-line">
        {lines.map((line) => (
          <li key={line.id} className="border-b border-line">
            <Link to={line.place as '/'} className="flex min-h-11 items-center gap-3 py-1.5 focus-ring hover:bg-teff-sunk">
              <StatusIcon status={line.standing} />
              <span className="min-w-0 flex-1 text-body">{line.title}</span>
              {line.detail !== null && <span className="text-right text-small text-ink-2">{line.detail}</span>}
            </Link>
          </li>
        ))}
      </ul>
    )}
  </section>
);
