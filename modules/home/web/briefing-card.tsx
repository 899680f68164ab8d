import { Link } from '@tanstack/react-router';

import { m } from '../../../generated/messages/web/messages.js';
import type { Home } from '../contract/home.contract.ts';

/** A few true sentences; each leads to what it rests on. */
export const BriefingCard = ({ sentences }: { readonly sentences: NonNullable<Home['briefing']> }) => (
  <section className="flex max-w-line flex-col gap-1">
    <h2 className="text-heading">{m.home_briefing()}</h2>
    <ul className="flex flex-col gap-1">
      {sentences.map(({ text, place }) => (
        <li key={text}>
          <Link to={place as '/'} className="text-link text-body focus-ring">
            {text}
          </Link>
        </li>
      ))}
    </ul>
  </section>
);
