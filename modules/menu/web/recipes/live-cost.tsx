import { m } from '../../../../generated/messages/web/messages.js';
import type { Currency } from '../../../../kit/money.ts';
import { formatUnitCost, unitCostFromRational } from '../../../../kit/unit-cost.ts';
import { StatusLine } from '../../../../ui/tag.tsx';
import { costRecipe } from '../../rules/cost-recipe.ts';
import { type Channel, channels } from '../../rules/menu-limits.ts';
import type { Pantry, RecipeVersion } from '../../rules/recipe.ts';
import { channelWord } from '../dishes/dish-words.ts';
import { knownOfPortion } from '../show/known-cost.ts';
import { costText } from '../show/money-text.ts';

type In = { readonly pantry: Pantry; readonly currency: Currency };

const textOf = (version: RecipeVersion, { pantry, currency }: In, soldBy?: Channel) => {
  const { perPortion, isComplete } = costRecipe(version, pantry, soldBy);
  const rounded = unitCostFromRational(perPortion);
  if (rounded === null) return { text: '–', isComplete, isAnyKnown: true };
  const exact = formatUnitCost(rounded);
  return { text: costText(exact, currency), isComplete, isAnyKnown: knownOfPortion({ perPortion: exact, isComplete }) !== 'NONE' };
};

/** What one line adds to a batch, and packaging to a portion. */
export const lineCostText = (version: RecipeVersion, lineId: string, within: In): string => {
  const [line] = [...version.lines, ...version.packaging].filter((one) => one.lineId === lineId);
  if (!line || line.subject.kind === 'UNCOSTED') return '–';
  const { text, isComplete } = textOf({ ...version, portions: null, lines: [line], packaging: [] }, within);
  return isComplete ? text : m.menu_cost_unknown();
};

/** The channels by which a portion is packed, in the order of the menu. */
const packedBy = ({ packaging }: RecipeVersion): readonly Channel[] =>
  channels.filter((channel) => packaging.some((line) => line.channels.includes(channel)));

export type LiveCostProps = In & {
  readonly version: RecipeVersion;
  /** Lines whose amount is not understood yet: they are in no figure, so that it is not all. */
  readonly unreadLines: number;
};

/** What a portion costs by what is written so far, and whether that is all of it. */
export const LiveCost = ({ version, unreadLines, ...within }: LiveCostProps) => {
  const batch = textOf({ ...version, portions: null }, within);
  const isAll = batch.isComplete && unreadLines === 0;
  return (
    <output
      aria-live="polite"
      className="sticky -top-6 z-sticky flex md:-top-8 flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-y border-line bg-teff py-3"
    >
      {batch.isAnyKnown ? (
        <>
          <span className="text-heading">
            {version.portions === null
              ? m.menu_of_batch({ figure: batch.text })
              : m.menu_of_portion({ figure: textOf(version, within).text })}
          </span>
          <Beside version={version} batch={batch.text} isAll={isAll} {...within} />
        </>
      ) : (
        <StatusLine status="not-counted">{m.menu_cost_unknown()}</StatusLine>
      )}
    </output>
  );
};

type BesideProps = In & { readonly version: RecipeVersion; readonly batch: string; readonly isAll: boolean };

/** What a batch costs, and a portion with what it is packed in; and whether that is all of it. */
const Beside = ({ version, batch, isAll, ...within }: BesideProps) => (
  <span className="text-small">
    {version.portions !== null && <span className="text-ink-2">{m.menu_of_batch({ figure: batch })} </span>}
    {packedBy(version).map((channel) => (
      <span key={channel} className="text-ink-2">
        {m.menu_cost_sold_by({ channel: channelWord(channel), figure: textOf(version, within, channel).text })}{' '}
      </span>
    ))}
    <StatusLine status={isAll ? 'good' : 'soon'}>{isAll ? m.menu_cost_complete() : m.menu_cost_incomplete()}</StatusLine>
  </span>
);
