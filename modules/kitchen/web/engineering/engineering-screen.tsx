import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { formatMoney, minorUnits } from '../../../../kit/money.ts';
import { isoDayAt } from '../../../../kit/time/wall.ts';
import { useLocale } from '../../../../platform/web/locale.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { ChartFigure } from '../../../../ui/chart/chart-figure.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Segment } from '../../../../ui/segment.tsx';
import { Unread } from '../../../../ui/unread.tsx';
import { wayBackClass } from '../../../../ui/way-back.ts';
import { useCan, useRestaurant } from '../../../restaurants/web/public.ts';
import type { SoldDishOut } from '../../contract/engineering.contract.ts';
import type { KitchenOutputs } from '../kitchen-client.ts';
import { useKitchenWorld } from '../kitchen-client.ts';
import { type EngineeringDays, engineeringDays, type EngineeringSearch } from './engineering-search.ts';
import { EngineeringTable } from './engineering-table.tsx';
import { findingText } from './finding-text.ts';
import { QuadrantGrid } from './quadrant-grid.tsx';

const dayMs = 86_400_000;

const lengthWords: Readonly<Record<EngineeringDays, () => string>> = {
  7: m.kitchen_engineering_week,
  30: m.kitchen_engineering_month,
  91: m.kitchen_engineering_quarter,
};

/** The days of the restaurant's wall that are looked back on, today the last of them. */
const usePeriod = (days: number) => {
  const { timeZone } = useRestaurant();
  const [openedAt] = useState(() => new Date());
  const to = isoDayAt(openedAt, timeZone);
  return { from: new Date(Date.parse(to) - (days - 1) * dayMs).toISOString().slice(0, 10), to };
};

/** What sells and what earns, for whoever may see what was taken; others are told that it is not for them. */
export const EngineeringScreen = () =>
  useCan('kitchen.view-takings') ? <EngineeringOf /> : <Banner status="may-not" title={m.app_refusal_forbidden()} />;

/** How the dishes of the menu sell and earn, and what one should know first. */
const EngineeringOf = () => {
  const { days = 30 }: EngineeringSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const { client, restaurantId } = useKitchenWorld();
  const period = usePeriod(days);
  const query = useQuery({
    queryKey: ['kitchen', restaurantId, 'engineering', period],
    queryFn: () => client.readEngineering({ restaurantId, ...period }),
    placeholderData: keepPreviousData,
  });
  return (
    <section className="flex max-w-[64rem] flex-col gap-5">
      <Link to="/menu" className={wayBackClass}>
        {m.menu_title()}
      </Link>
      <h1 className="text-title">{m.kitchen_engineering_title()}</h1>
      <Segment
        label={m.kitchen_engineering_period()}
        value={String(days)}
        onChange={(value) => {
          const next = engineeringDays.find((one) => String(one) === value);
          void navigate({ to: '/menu/engineering', search: next === undefined || next === 30 ? {} : { days: next }, replace: true });
        }}
        options={engineeringDays.map((one) => ({ value: String(one), label: lengthWords[one]() }))}
      />
      {query.data && <Engineering found={query.data} />}
      {!query.data && <Unread query={query} />}
    </section>
  );
};

const Engineering = ({ found }: { readonly found: KitchenOutputs['readEngineering'] }) => {
  const isAmharic = useLocale() === 'am';
  const { dishes, finding, coverageShare, currency } = found;
  const nameOf = ({ name, nameLocal }: SoldDishOut) => (isAmharic ? (nameLocal ?? name) : name);
  const money = (minor: number) => formatMoney({ minor: minorUnits(String(minor)), currency });
  if (coverageShare === null) return <EmptyState title={m.kitchen_finding_nothing()}>{m.kitchen_engineering_empty()}</EmptyState>;
  const shown = { dishes, nameOf, money };
  return (
    <>
      <ChartFigure
        title={findingText(finding, shown)}
        measure={m.kitchen_engineering_measure()}
        table={<EngineeringTable {...shown} />}
        draw={() => <QuadrantGrid {...shown} />}
      />
      {coverageShare < 10_000 && (
        <p className="max-w-line text-small">{m.kitchen_engineering_coverage({ share: `${Math.floor(coverageShare / 100)}%` })}</p>
      )}
      <p className="max-w-line text-small text-ink-2">{m.kitchen_engineering_note()}</p>
    </>
  );
};
