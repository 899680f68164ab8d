import { Link } from '@tanstack/react-router';

import { m } from '../../../../generated/messages/web/messages.js';
import { Banner } from '../../../../ui/banner.tsx';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { useCan } from '../../../restaurants/web/public.ts';
import { StockFailure } from '../show/stock-failure.tsx';
import { StepForm } from './step-form.tsx';
import { TourChanges, TourLedger, TourShelf } from './tour-shelf.tsx';
import { useTour, type ShownTour } from './use-tour.ts';

/** A tour of stock in a scratch restaurant of one's own: look, receive, throw away, count, and see what the books say. */
export const TourScreen = () => {
  if (!useCan('inventory.try-out')) return <EmptyState title={m.inventory_try_out_only()}>{m.inventory_try_out_only_text()}</EmptyState>;
  return <TourPlace />;
};

const TourPlace = () => {
  const world = useTour();
  const { query, isWorking, fault, begin } = world;
  const { data } = query;
  if (!data && query.isError) return <StockFailure heading={m.app_inventory_demo_title()} query={query} />;
  const tour = data?.tour;
  return (
    <section className="flex max-w-[52rem] flex-col gap-8 pb-10">
      <header>
        <h1 className="text-title">{m.app_inventory_demo_title()}</h1>
        <p className="max-w-line text-small text-ink-2">{m.inventory_tour_intro()}</p>
      </header>
      {!data && <SkeletonRows rows={4} label={m.inventory_tour_loading()} />}
      {data && !tour && (
        <div className="flex flex-col items-start gap-4">
          {fault !== undefined && <Banner status="wrong" title={fault} />}
          <Button kind="primary" busyLabel={isWorking ? m.inventory_tour_busy() : undefined} onClick={() => void begin()}>
            {m.inventory_tour_begin()}
          </Button>
        </div>
      )}
      {tour && <OnTour tour={tour} world={world} />}
    </section>
  );
};

const OnTour = ({ tour, world }: { readonly tour: ShownTour; readonly world: ReturnType<typeof useTour> }) => {
  const { begin, leave, isWorking } = world;
  return (
    <>
      <TourShelf tour={tour} />
      {tour.next === null ? <Done /> : <StepForm step={tour.next} currency={tour.currency} tour={world} />}
      <TourChanges tour={tour} />
      <TourLedger tour={tour} />
      <div className="flex flex-wrap gap-2">
        <Button disabled={isWorking} onClick={() => void begin()}>
          {m.inventory_tour_again()}
        </Button>
        <Button kind="quiet" disabled={isWorking} onClick={() => void leave()}>
          {m.inventory_tour_leave()}
        </Button>
      </div>
    </>
  );
};

const Done = () => (
  <section className="flex flex-col items-start gap-3">
    <Banner status="good" title={m.inventory_tour_done()}>
      {m.inventory_tour_done_text()}
    </Banner>
    <Link to="/inventory" className={buttonClass('secondary')}>
      {m.inventory_tour_own_stock()}
    </Link>
  </section>
);
