import { Link } from '@tanstack/react-router';

import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import { nameIn, reasonWord } from '../../../inventory/web/parts.ts';
import { isReasonWord } from '../words/waste-word.ts';
import { figureOf, shareOf, type Analysis } from './figure-of.ts';
import { FiguresTable } from './figures-table.tsx';
import { WithTable } from './with-table.tsx';

/** The causes by what they cost, each a bar with its words and figure beside it, and a way to its entries. */
export const CauseBars = ({ analysis }: { readonly analysis: Analysis }) => {
  const locale = useLocale();
  const { causes, from, to } = analysis;
  const [first] = causes;
  if (!first) return null;
  const words = (cause: Analysis['causes'][number]): string => (isReasonWord(cause.key) ? reasonWord(cause.key) : m.waste_unknown());
  const rows = causes.map((cause) => ({ key: cause.key ?? '', words: words(cause), sum: cause }));
  const chart = (
    <ol className="mt-2">
      {causes.map((cause) => (
        <li key={cause.key}>
          <Link
            to="/waste/entries"
            search={{ from, to, ...(isReasonWord(cause.key) && { reason: cause.key }) }}
            className="grid min-h-11 grid-cols-[6.5rem_1fr] items-center gap-3 py-1.5 text-body md:grid-cols-[8rem_1fr] md:py-0 focus-ring hover:bg-teff-sunk"
          >
            <span className={cause === first ? 'font-semibold' : ''}>{words(cause)}</span>
            <span className="flex min-w-0 flex-col md:flex-row md:flex-wrap md:items-center md:gap-x-2">
              <span className="flex items-center gap-x-2 md:contents">
                <span
                  aria-hidden
                  className={`h-5 ${cause === first ? 'bg-chart-buna' : 'bg-chart-teff'}`}
                  style={{ width: `${Math.max(1, shareOf(cause, first) * 60)}%` }}
                />
                <b className="font-semibold whitespace-nowrap">{figureOf(cause, analysis)}</b>
              </span>
              <span className="text-small text-ink-2">
                {cause.items
                  .flatMap(({ name, nameLocal }) => (name === null ? [] : nameIn({ name, nameLocal }, locale)))
                  .join(m.ui_comma())}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ol>
  );
  const table = <FiguresTable heading={m.waste_why()} rows={rows} analysis={analysis} />;
  return <WithTable id="waste-causes" title={m.waste_causes()} chart={chart} table={table} />;
};
