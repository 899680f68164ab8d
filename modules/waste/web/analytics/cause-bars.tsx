import { Link } from '@tanstack/react-router';

import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import { nameIn, reasonWord } from '../../../inventory/web/parts.ts';
import { isReasonWord } from '../words/waste-word.ts';
import { figureOf, shareOf, type Analysis } from './figure-of.ts';

/** The causes by what they cost, each a bar with its words and figure beside it, and a way to its entries. */
export const CauseBars = ({ analysis }: { readonly analysis: Analysis }) => {
  const locale = useLocale();
  const { causes, from, to } = analysis;
  const [first] = causes;
  if (!first) return null;
  return (
    <section aria-labelledby="waste-causes" className="border-t border-line pt-4">
      <h2 id="waste-causes" className="text-heading">
        {m.waste_causes()}
      </h2>
      <ol className="mt-2">
        {causes.map((cause) => (
          <li key={cause.key}>
            <Link
              to="/waste/entries"
              search={{ from, to, ...(isReasonWord(cause.key) && { reason: cause.key }) }}
              className="grid min-h-11 grid-cols-[8rem_1fr] items-center gap-3 text-body focus-ring hover:bg-teff-sunk"
            >
              <span className={cause === first ? 'font-semibold' : ''}>
                {isReasonWord(cause.key) ? reasonWord(cause.key) : m.waste_unknown()}
              </span>
              <span className="flex flex-wrap items-center gap-x-2">
                <span
                  aria-hidden
                  className={`h-5 ${cause === first ? 'bg-chart-buna' : 'bg-chart-teff'}`}
                  style={{ width: `${Math.max(1, shareOf(cause, first) * 60)}%` }}
                />
                <b className="font-semibold">{figureOf(cause, analysis)}</b>
                <span className="text-small text-ink-2">
                  {cause.items.flatMap(({ name, nameLocal }) => (name === null ? [] : nameIn({ name, nameLocal }, locale))).join(', ')}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
};
