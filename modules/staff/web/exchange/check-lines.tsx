import { m } from '../../../../generated/messages/web/messages.js';
import { formatMoney, minorUnitsOf, noMoney } from '../../../../kit/money.ts';
import { StatusIcon } from '../../../../ui/status.tsx';
import { useRestaurant } from '../../../restaurants/web/public.ts';
import type { ExchangeCheck, ExchangeSide } from '../../contract/exchange-fields.ts';
import { hoursText } from '../people/hours-text.ts';
import { sourceWords, useFindingWords } from '../rota/finding-words.ts';

type CheckLinesProps = { readonly check: ExchangeCheck; readonly names: ReadonlyMap<string, string> };

/** What an exchange would come to, for both: their hours, what stands against it, and what it costs. */
export const CheckLines = ({ check, names }: CheckLinesProps) => (
  <div className="flex flex-col gap-1.5 rounded-control bg-teff-sunk px-3 py-2 text-small">
    {check.sides.map((side) => (
      <Side key={side.userId} side={side} name={names.get(side.userId) ?? ''} />
    ))}
    {check.sides.every(({ findings, isAble }) => isAble && findings.length === 0) && <p>{m.staff_swap_nothing_against()}</p>}
    <Cost change={check.costChange} />
  </div>
);

const Side = ({ side, name }: { readonly side: ExchangeSide; readonly name: string }) => {
  const findingWords = useFindingWords();
  return (
    <>
      <p className="tabular-nums">
        {m.staff_swap_hours({ name, before: hoursText(side.minutesBefore), after: hoursText(side.minutesAfter) })}
      </p>
      {!side.isAble && (
        <p className="flex gap-2 text-wrong">
          <StatusIcon status="wrong" className="size-4 shrink-0" />
          {m.staff_swap_not_able({ name })}
        </p>
      )}
      {side.findings.map((finding) => (
        <p key={`${finding.ruleId} ${finding.shiftIds.join()}`} className="flex gap-2">
          <StatusIcon status={finding.level === 'BLOCK' ? 'wrong' : 'soon'} className="size-4 shrink-0" />
          <span>
            {m.ui_sentence({ text: findingWords(finding, name) })} <span className="text-ink-2">{sourceWords(finding)}</span>
          </span>
        </p>
      ))}
    </>
  );
};

const Cost = ({ change }: { readonly change: string | null }) => {
  const { currency } = useRestaurant();
  if (change === null) return <p className="text-ink-2">{m.staff_swap_cost_unknown()}</p>;
  const by = BigInt(change);
  if (by === 0n) return <p>{m.staff_swap_costs_same()}</p>;
  const amount = formatMoney({ minor: minorUnitsOf(by < 0n ? -by : by) ?? noMoney, currency });
  return <p>{by > 0n ? m.staff_swap_costs_more({ amount }) : m.staff_swap_costs_less({ amount })}</p>;
};
