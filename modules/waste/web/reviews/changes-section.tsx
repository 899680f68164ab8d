import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import { Button } from '../../../../ui/button.tsx';
import { nameIn, reasonWord, shownAmount } from '../../../inventory/web/parts.ts';
import { useCan } from '../../../restaurants/web/public.ts';
import type { ReviewAction } from '../../rules/review-state.ts';
import { suggestActions, type Suggestion } from '../../rules/suggest-actions.ts';
import { daysBetween } from '../../rules/analyse-waste.ts';
import type { Analysis } from '../analytics/figure-of.ts';
import { useWasteWorld } from '../waste-client.ts';
import { reviewsQuery } from '../waste-queries.ts';
import { actionWord, isReasonWord } from '../words/waste-word.ts';
import { ReviewList } from './review-list.tsx';

const ActDialog = lazy(async () => ({ default: (await import('./act-dialog.tsx')).ActDialog }));

const suggestionsShown = 3;

/** Causes with an item, as the analysis ranks them. */
const ranked = ({ causes }: Analysis) =>
  causes.flatMap((cause) =>
    cause.items.flatMap(({ key, valueMinor }) =>
      cause.key === null || key === null ? [] : [{ reason: cause.key, itemId: key, valueMinor: BigInt(valueMinor ?? 0) }],
    ),
  );

const hints: Readonly<Partial<Record<ReviewAction, () => string>>> = {
  CHANGE_PAR: m.waste_hint_change_par,
  CHANGE_BATCH: m.waste_hint_change_batch,
  TASK: m.waste_hint_task,
};

/** The dearest causes that nobody works on yet, each with a way to act; below, what was done and what that saved. */
export const ChangesSection = ({ analysis }: { readonly analysis: Analysis }) => {
  const locale = useLocale();
  const query = useQuery(reviewsQuery(useWasteWorld()));
  const mayAct = useCan('waste.act');
  const [acting, setActing] = useState<{ readonly cause: Suggestion; readonly name: string }>();
  const { from, to, isCostVisible, currency } = analysis;
  const working = query.data?.reviews.filter(({ state }) => state === 'OPEN' || state === 'IN_EFFECT') ?? [];
  const isWorkedOn = (cause: { readonly reason: string; readonly itemId: string }): boolean =>
    working.some(({ reason, itemId }) => (reason ?? cause.reason) === cause.reason && (itemId ?? cause.itemId) === cause.itemId);
  const suggestions =
    mayAct && isCostVisible && query.data
      ? suggestActions(ranked(analysis), { days: daysBetween(from, to).length, max: suggestionsShown, isWorkedOn })
      : [];
  const headings = new Map(analysis.causes.flatMap(({ items }) => items.map((item) => [item.key, item])));
  const nameOf = ({ reason, itemId }: Suggestion): string => {
    const heading = headings.get(itemId);
    const item = nameIn({ name: heading?.name ?? '', nameLocal: heading?.nameLocal ?? null }, locale);
    return m.waste_cause_of({ reason: isReasonWord(reason) ? reasonWord(reason) : m.waste_unknown(), item });
  };
  const month = suggestions.reduce((sum, { monthMinor }) => sum + monthMinor, 0n);
  return (
    <div className="flex min-w-0 flex-col gap-8">
      {mayAct && isCostVisible && query.data && (
        <section aria-labelledby="waste-changes" className="border-t border-line pt-4">
          <h2 id="waste-changes" className="text-heading">
            {suggestions.length === 0
              ? m.waste_changes_none()
              : m.waste_changes({ count: suggestions.length, amount: shownAmount(String(month), currency) })}
          </h2>
          <ul className="mt-2">
            {suggestions.map((cause) => (
              <li
                key={`${cause.reason} ${cause.itemId}`}
                className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-2 border-t border-line py-3 sm:grid-cols-[1fr_auto_auto]"
              >
                <div className="min-w-0">
                  <p className="text-body font-semibold">{nameOf(cause)}</p>
                  <p className="text-small text-ink-2">{hints[cause.action]?.()}</p>
                </div>
                <p className="text-right">
                  <b className="block text-body font-semibold">{shownAmount(String(cause.monthMinor), currency)}</b>
                  <span className="text-small text-ink-2">{m.waste_a_month()}</span>
                </p>
                <Button
                  className="col-span-2 sm:col-span-1 sm:min-w-32"
                  aria-label={`${actionWord(cause.action)}${m.ui_comma()}${nameOf(cause)}`}
                  onClick={() => setActing({ cause, name: nameOf(cause) })}
                >
                  {actionWord(cause.action)}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <ReviewList query={query} />
      <Suspense fallback={null}>
        {acting && query.data && (
          <ActDialog cause={acting.cause} name={acting.name} reviews={query.data} onClose={() => setActing(undefined)} />
        )}
      </Suspense>
    </div>
  );
};
