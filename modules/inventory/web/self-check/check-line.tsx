import { m } from '../../../../generated/messages/web/messages.js';
import { StatusLine } from '../../../../ui/tag.tsx';
import { checkWords, factWords, outcomeWords } from '../words/check-words.ts';
import { factText, type FactWorld } from './fact-text.ts';
import type { Run } from './use-self-checks.ts';

type Result = Run['results'][number];

/** One check: what it proves, how it ended, and at a touch what was measured. What did not pass is open at once. */
export const CheckLine = ({ result, world }: { readonly result: Result; readonly world: FactWorld }) => {
  const { check, outcome, tookMs, facts, fault } = result;
  const isPassed = outcome === 'PASSED';
  return (
    <li className="border-b border-line py-3">
      <details open={!isPassed}>
        <summary className="flex cursor-pointer flex-wrap items-baseline justify-between gap-x-4 gap-y-1 focus-ring touch:min-h-11">
          <span className="min-w-0 flex-1 basis-64 font-medium">{checkWords[check].name()}</span>
          <StatusLine status={isPassed ? 'good' : 'wrong'}>{outcomeWords[outcome]()}</StatusLine>
          <span className="text-small text-ink-3 tabular-nums">{m.inventory_check_took({ ms: tookMs })}</span>
          <span className="basis-full text-small text-ink-2">{checkWords[check].what()}</span>
        </summary>
        {facts.length > 0 && <Facts facts={facts} world={world} />}
        {fault !== null && (
          <p className="pt-2 text-small break-words">
            {m.inventory_check_fault()}: <code>{fault}</code>
          </p>
        )}
        {!isPassed && <p className="max-w-line pt-2 text-small">{checkWords[check].toDo()}</p>}
      </details>
    </li>
  );
};

const Facts = ({ facts, world }: { readonly facts: Result['facts']; readonly world: FactWorld }) => (
  <table className="mt-2 text-small">
    <thead>
      <tr className="text-left text-ink-2">
        <th className="pr-6 font-normal">{m.inventory_check_measured()}</th>
        <th className="pr-6 font-normal">{m.inventory_check_expected()}</th>
        <th className="font-normal">{m.inventory_check_found()}</th>
      </tr>
    </thead>
    <tbody>
      {facts.map(({ fact, expected, found }, index) => (
        <tr key={`${fact} ${index}`} className="align-top">
          <td className="pr-6">{factWords[fact]()}</td>
          <td className="pr-6 tabular-nums">{factText(fact, expected, world)}</td>
          <td className={expected === found ? 'tabular-nums' : 'font-semibold text-wrong tabular-nums'}>{factText(fact, found, world)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
