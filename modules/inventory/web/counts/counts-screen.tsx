import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { newCommand, newId } from '../../../../platform/web/new-command.ts';
import { Button } from '../../../../ui/button.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { useCan, useRestaurant } from '../../../restaurants/web/public.ts';
import type { CountHead, CountPlan, CountTemplate } from '../../contract/count-schemas.ts';
import { decideCountStep, openCountStatuses } from '../../rules/count-session.ts';
import type { InventoryInputs } from '../inventory-client.ts';
import { StockFailure } from '../show/stock-failure.tsx';
import { useInventoryWorld, useStockWorker } from '../stock/use-stock.ts';
import { useBeginHere } from './begin-here.ts';
import { useBegunHere } from './begun-here.ts';
import { CountLine, PlanLine } from './count-lines.tsx';
import { countsQuery } from './count-queries.ts';
import { EndButton } from './end-button.tsx';
import { NothingCounted } from './nothing-counted.tsx';
import { PlanSheet } from './plan-sheet.tsx';
import { useCountStep } from './use-count-step.ts';

type Begun = { readonly count: CountHead };

type By = InventoryInputs['beginCount']['body']['by'];

const lateFirst = (left: CountTemplate, right: CountTemplate): number => Number(right.isOverdue) - Number(left.isOverdue);

/** What is being counted, what comes round, and what was counted. */
export const CountsScreen = () => {
  const query = useQuery(countsQuery(useInventoryWorld()));
  if (!query.data && query.isError) return <StockFailure heading={m.inventory_counts()} query={query} />;
  if (!query.data) return <SkeletonRows rows={8} label={m.inventory_loading()} />;
  return <Counts {...query.data} />;
};

type CountsProps = {
  readonly templates: readonly CountTemplate[];
  readonly counts: readonly CountHead[];
  readonly keyItemIds: readonly string[];
};

const Counts = ({ templates, counts: answered, keyItemIds }: CountsProps) => {
  const { client, restaurantId } = useInventoryWorld();
  const navigate = useNavigate();
  const canCount = useCan('inventory.count');
  const canPlan = useCan('inventory.review-counts');
  const { step, isBusy } = useCountStep();
  const beginHere = useBeginHere(keyItemIds);
  const counts = [...useBegunHere().map(({ count }) => count), ...answered];
  const [planning, setPlanning] = useState<CountTemplate | 'NEW'>();
  const open = counts.filter(({ status }) => status === 'DRAFT' || openCountStatuses.includes(status));
  const past = counts.filter((count) => !open.includes(count));

  const walk = async (begun: Promise<Begun>, withoutLine?: () => Promise<Begun>) => {
    const answer = await step(begun, withoutLine);
    if (answer) await navigate({ to: '/inventory/counts/$countId', params: { countId: answer.count.id } });
  };
  const begin = (by: By, plan: CountPlan) => {
    const command = newCommand(restaurantId, { countId: newId(), by });
    return walk(client.beginCount(command), () => beginHere(command, plan));
  };
  return (
    <div className="flex flex-col gap-8 pb-10">
      <header className="flex flex-wrap items-start justify-between gap-3">
        <h1 className="text-title">{m.inventory_counts()}</h1>
        {canPlan && (
          <Button kind="primary" onClick={() => setPlanning('NEW')}>
            {m.inventory_counts_new()}
          </Button>
        )}
      </header>
      {counts.length === 0 && templates.length === 0 && <NothingCounted />}
      {open.length > 0 && (
        <Section title={m.inventory_counts_open()}>
          {open.map((count) => (
            <CountLine key={count.id} count={count}>
              {count.status === 'DRAFT' && canCount && (
                <PlannedSteps
                  count={count}
                  onStart={() => void walk(client.startCount(newCommand(restaurantId, { countId: count.id })))}
                  onCancel={(reason) => step(client.cancelCount(newCommand(restaurantId, { countId: count.id, reason })))}
                />
              )}
            </CountLine>
          ))}
        </Section>
      )}
      {templates.length > 0 && (
        <Section title={m.inventory_counts_plans()}>
          {templates.toSorted(lateFirst).map((template) => (
            <PlanLine
              key={template.id}
              template={template}
              open={open.find(({ templateId, status }) => templateId === template.id && status !== 'DRAFT')}
              onChange={canPlan ? () => setPlanning(template) : undefined}
              onStart={
                canCount && (canPlan || template.isOpenToKitchen) && !isBusy
                  ? () => void begin({ kind: 'TEMPLATE', templateId: template.id }, template)
                  : undefined
              }
            />
          ))}
        </Section>
      )}
      {past.length > 0 && (
        <Section title={m.inventory_counts_past()}>
          {past.map((count) => (
            <CountLine key={count.id} count={count} />
          ))}
        </Section>
      )}
      {planning && (
        <PlanSheet
          template={planning === 'NEW' ? undefined : planning}
          keyItemCount={keyItemIds.length}
          onClose={() => setPlanning(undefined)}
          onBegin={(plan) => void begin({ kind: 'ONCE', plan }, plan)}
        />
      )}
    </div>
  );
};

const Section = ({ title, children }: { readonly title: string; readonly children: React.ReactNode }) => (
  <section>
    <h2 className="pb-2 text-heading">{title}</h2>
    <ul className="border-t border-line">{children}</ul>
  </section>
);

type PlannedStepsProps = {
  readonly count: CountHead;
  readonly onStart: () => void;
  readonly onCancel: (reason: string) => Promise<unknown>;
};

/** A count that was only planned is begun, or called off by whoever may. */
const PlannedSteps = ({ count, onStart, onCancel }: PlannedStepsProps) => {
  const { role } = useRestaurant();
  const isCreator = count.createdBy.id === useStockWorker().actor.id;
  const facts = { status: count.status, role, isCreator, isOpenToKitchen: count.isOpenToKitchen, isApprovedToday: false };
  return (
    <span className="flex gap-2">
      {decideCountStep('CANCEL', facts).ok && (
        <EndButton countId={count.id} title={m.inventory_counts_cancel()} kind="row" onEnd={onCancel} />
      )}
      {decideCountStep('START', facts).ok && (
        <Button kind="row" onClick={onStart}>
          {m.inventory_counts_start()}
        </Button>
      )}
    </span>
  );
};
