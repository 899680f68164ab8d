import type { UseQueryResult } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import { useSession } from '../../../../platform/web/session.ts';
import { Button } from '../../../../ui/button.tsx';
import { StatusIcon, type Status } from '../../../../ui/status.tsx';
import { useWhen } from '../../../../ui/when/use-when.ts';
import { Unread } from '../../../../ui/unread.tsx';
import { nameIn, reasonWord } from '../../../inventory/web/parts.ts';
import { useRestaurant } from '../../../restaurants/web/public.ts';
import type { Review } from '../../contract/goal-fields.ts';
import { stepsOpen, type ReviewState, type ReviewStep } from '../../rules/review-state.ts';
import type { Reviews } from '../waste-client.ts';
import { reviewStateWord, reviewStepWord } from '../words/waste-word.ts';
import { verdictText } from './verdict-text.ts';

const StepDialog = lazy(async () => ({ default: (await import('./step-dialog.tsx')).StepDialog }));

/** What was done about waste, newest first, and what each action has saved so far. */
export const ReviewList = ({ query }: { readonly query: UseQueryResult<Reviews> }) => {
  const [stepping, setStepping] = useState<{ readonly review: Review; readonly step: ReviewStep }>();
  const { data } = query;
  return (
    <section aria-labelledby="waste-reviews" className="border-t border-line pt-4">
      <h2 id="waste-reviews" className="text-heading">
        {m.waste_reviews()}
      </h2>
      {!data && <Unread query={query} />}
      {data?.reviews.length === 0 && <p className="max-w-line text-small text-ink-2">{m.waste_reviews_none()}</p>}
      <ul className="mt-2">
        {data?.reviews.map((review) => (
          <ReviewLine key={review.id} review={review} currency={data.currency} onStep={(step) => setStepping({ review, step })} />
        ))}
      </ul>
      <Suspense fallback={null}>{stepping && <StepDialog {...stepping} onClose={() => setStepping(undefined)} />}</Suspense>
    </section>
  );
};

const statusOf: Readonly<Record<ReviewState, Status>> = {
  OPEN: 'soon',
  IN_EFFECT: 'information',
  CLOSED: 'good',
  DROPPED: 'may-not',
  REVERTED: 'may-not',
};

type ReviewLineProps = { readonly review: Review; readonly currency: Reviews['currency']; readonly onStep: (step: ReviewStep) => void };

/** Where it stands, what it is about, who does it until when, since when it holds, and why it was given up. */
const useAbout = ({ reason, itemName, itemNameLocal, state, assignee, dueOn, inEffectOn, movedReason }: Review): string => {
  const locale = useLocale();
  const { date } = useWhen();
  const day = (isoDay: string): string => date(new Date(`${isoDay}T12:00:00Z`));
  const due = state === 'OPEN' ? dueOn : null;
  return [
    reviewStateWord(state),
    reason && reasonWord(reason),
    itemName && nameIn({ name: itemName, nameLocal: itemNameLocal }, locale),
    assignee?.name,
    due && m.waste_review_due({ day: day(due) }),
    inEffectOn && m.waste_review_since({ day: day(inEffectOn) }),
    movedReason,
  ]
    .filter(Boolean)
    .join(' · ');
};

const ReviewLine = ({ review, currency, onStep }: ReviewLineProps) => {
  const { role } = useRestaurant();
  const userId = useSession()?.user.id ?? '';
  const about = useAbout(review);
  const { words, state, assignee, verdict } = review;
  const steps = stepsOpen({ state, assigneeId: assignee?.id ?? null }, { role, userId });
  return (
    <li className="flex gap-3 border-t border-line py-3">
      <StatusIcon status={statusOf[state]} className="mt-0.5 size-[1.125rem]" />
      <div className="min-w-0 flex-1">
        <p className="text-body font-medium">{words}</p>
        <p className="text-small text-ink-2">{about}</p>
        {verdict && <p className="mt-1 max-w-line text-small">{verdictText(verdict, currency)}</p>}
        {steps.length > 0 && (
          <p className="mt-2 flex flex-wrap gap-2">
            {steps.map((step) => (
              <Button key={step} kind="row" onClick={() => onStep(step)}>
                {reviewStepWord(step)}
              </Button>
            ))}
          </p>
        )}
      </div>
    </li>
  );
};
