import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';

import { m } from '../../../../generated/messages/web/messages.js';
import { formatMoney, minorUnits } from '../../../../kit/money.ts';
import { StatusLine } from '../../../../ui/tag.tsx';
import type { Period } from '../../../../ui/when/period.ts';
import { useKitchenWorld, type KitchenOutputs } from '../kitchen-client.ts';
import { useNameIn } from '../show/use-name-in.ts';

/** How much of the sales of a period took from stock: what the theoretical use stands on. */
export const SalesCoverage = ({ period }: { readonly period: Period }) => {
  const { client, restaurantId } = useKitchenWorld();
  const { data, isError } = useQuery({
    queryKey: ['kitchen', restaurantId, 'coverage', period],
    queryFn: () => client.readCoverage({ restaurantId, ...period }),
  });
  if (!data) return isError ? <StatusLine status="not-counted">{m.kitchen_coverage_unread()}</StatusLine> : null;
  if (data.soldMinor === '0') return <StatusLine status="information">{m.kitchen_coverage_no_sales()}</StatusLine>;
  const isWhole = data.missing.length === 0;
  return (
    <div className="flex flex-col gap-2">
      <StatusLine status={isWhole ? 'good' : 'soon'}>{m.kitchen_coverage({ percent: percentOf(data) })}</StatusLine>
      {!isWhole && (
        // Of one day, which is held up by it, it stands open.
        <details open={period.from === period.to}>
          <summary className="cursor-pointer text-small text-ink-2 focus-ring touch:min-h-11">{m.kitchen_coverage_missing()}</summary>
          <ul className="pt-2">
            {data.missing.map((one) => (
              <MissingLine key={`${one.why} ${one.dishId} ${one.choiceName ?? ''}`} missing={one} currency={data.currency} />
            ))}
          </ul>
        </details>
      )}
    </div>
  );
};

type Coverage = KitchenOutputs['readCoverage'];

/** Rounded down: what is not whole is never shown as whole. */
const percentOf = ({ soldMinor, notTakenMinor }: Coverage): number => {
  const [all, missing] = [minorUnits(soldMinor), minorUnits(notTakenMinor)];
  return all <= 0n ? 0 : Number(((all - missing) * 100n) / all);
};

const whyWords: Readonly<Record<Coverage['missing'][number]['why'], (facts: { choice: string }) => string>> = {
  DISH_UNMAPPED: () => m.kitchen_coverage_no_recipe(),
  MODIFIER_UNMAPPED: ({ choice }) => m.kitchen_coverage_choice({ choice }),
  LINE_WITHOUT_SIZE: () => m.kitchen_coverage_no_size(),
};

type MissingLineProps = { readonly missing: Coverage['missing'][number]; readonly currency: Coverage['currency'] };

const MissingLine = ({
  missing: { why, dishId, dishName, dishNameLocal, choiceName, portions, soldMinor },
  currency,
}: MissingLineProps) => {
  const nameIn = useNameIn();
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-2">
      <span>
        <Link to="/menu/dishes/$dishId" params={{ dishId }} className="font-medium text-link focus-ring">
          {nameIn({ name: dishName, nameLocal: dishNameLocal })}
        </Link>{' '}
        <span className="text-small text-ink-2">{whyWords[why]({ choice: choiceName ?? '' })}</span>
      </span>
      <span className="tabular-nums">
        {m.kitchen_coverage_sold({ count: portions, value: formatMoney({ minor: minorUnits(soldMinor), currency }) })}
      </span>
    </li>
  );
};
