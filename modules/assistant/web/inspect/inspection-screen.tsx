import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';

import { m } from '../../../../generated/messages/web/messages.js';
import { Banner } from '../../../../ui/banner.tsx';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { Unread } from '../../../../ui/unread.tsx';
import { useWhen } from '../../../../ui/when/use-when.ts';
import { useCan, useRestaurant } from '../../../restaurants/web/public.ts';
import { FeatureGate } from '../../../subscription/web/parts.ts';
import { todoQuery, useTasksWorld } from '../../../tasks/web/parts.ts';
import type { Gap, Inspection } from '../../contract/inspection.contract.ts';
import { gapWeights } from '../../rules/inspect/gap-laws.ts';
import { OperationPrice } from '../operation-price.tsx';
import { GapLine } from './gap-line.tsx';
import { useDayWords } from './use-day-words.ts';
import { useInspection } from './use-inspection.ts';

const weightWords: Readonly<Record<Gap['weight'], () => string>> = {
  BREACH: m.assistant_weight_breach,
  SOON: m.assistant_weight_soon,
  PRACTICE: m.assistant_weight_practice,
};

/** Where the house is not as its country's rules ask, and what closes each gap. */
export const InspectionScreen = () =>
  useCan('tasks.verify') ? <Inspected /> : <Banner status="may-not" title={m.app_refusal_forbidden()} />;

const Inspected = () => {
  const { query, isInspecting, failed, inspect, settle } = useInspection();
  if (!query.data) return <Unread query={query} />;
  const { inspection, cost } = query.data;
  return (
    <section className="flex max-w-line flex-col gap-6">
      <header className="flex flex-col gap-3">
        <h1 className="text-title">{m.assistant_inspection()}</h1>
        <p className="text-body text-ink-2">{m.assistant_inspect_intro()}</p>
        <Ask isInspecting={isInspecting} cost={cost} onInspect={inspect} />
        {failed !== null && (
          <div role="alert">
            <Banner status="wrong" title={failed} />
          </div>
        )}
      </header>
      {inspection ? (
        <Found inspection={inspection} onSettle={settle} />
      ) : (
        <p className="text-body text-ink-2">{m.assistant_inspect_none_yet()}</p>
      )}
    </section>
  );
};

type AskProps = { readonly isInspecting: boolean; readonly cost: number; readonly onInspect: () => Promise<void> };

const Ask = ({ isInspecting, cost, onInspect }: AskProps) => {
  const { id: restaurantId } = useRestaurant();
  const maySee = useCan('subscription.view');
  return (
    <FeatureGate
      feature="compliance-automation"
      restaurantId={restaurantId}
      maySee={maySee}
      goesOn={m.assistant_inspect_not_in_plan()}
      waiting={<Skeleton className="h-11 w-full" />}
    >
      <div className="flex flex-wrap items-center gap-3">
        <Button kind="primary" busyLabel={isInspecting ? m.assistant_inspecting() : undefined} onClick={() => void onInspect()}>
          {m.assistant_inspect_now()}
        </Button>
        <Link to="/tasks/diary" className={buttonClass('row')}>
          {m.assistant_inspect_pack()}
        </Link>
      </div>
      <OperationPrice cost={cost} />
    </FeatureGate>
  );
};

type FoundProps = { readonly inspection: Inspection; readonly onSettle: ReturnType<typeof useInspection>['settle'] };

const Found = ({ inspection, onSettle }: FoundProps) => {
  const when = useWhen();
  const dayWords = useDayWords();
  const { data } = useQuery(todoQuery(useTasksWorld()));
  const { id, askedAt, askedBy, fromDay, toDay, hasPeople, gaps } = inspection;
  const facts = { when: when.moment(askedAt), person: askedBy, from: dayWords(fromDay) };
  return (
    <>
      <p className="text-small text-ink-2">{m.assistant_inspected_at(facts)}</p>
      {!hasPeople && <p className="text-small text-ink-2">{m.assistant_inspect_without_people()}</p>}
      {gaps.length === 0 && <Banner status="good" title={m.assistant_inspect_clean()} />}
      {gapWeights.map((weight) => {
        const found = gaps.filter((gap) => gap.weight === weight);
        if (found.length === 0) return null;
        return (
          <section key={weight} aria-label={weightWords[weight]()} className="flex flex-col">
            <h2 className="text-heading">{`${weightWords[weight]()} · ${found.length}`}</h2>
            {weight === 'PRACTICE' && <p className="text-small text-ink-2">{m.assistant_law_none()}</p>}
            <ul>
              {found.map((gap) => (
                <GapLine key={gap.place} gap={gap} inspectionId={id} today={toDay} people={data?.people ?? []} onSettle={onSettle} />
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
};
