import { m } from '../../../../generated/messages/web/messages.js';
import { isoDayAt } from '../../../../kit/time/wall.ts';
import { csvText } from '../../../../ui/file/csv-text.ts';
import { saveFile } from '../../../../ui/file/save-file.ts';
import { checkWords, factWords, outcomeWords } from '../words/check-words.ts';
import { factText, type FactWorld } from './fact-text.ts';
import type { Run } from './use-self-checks.ts';

/** A run as a file: a line for each measurement, or one for a check that measured nothing. */
export const saveRun = (run: Run, world: FactWorld): void => {
  const heads = [
    m.inventory_check_name(),
    m.inventory_check_outcome(),
    m.inventory_check_measured(),
    m.inventory_check_expected(),
    m.inventory_check_found(),
    m.inventory_check_time(),
    m.inventory_check_fault(),
  ];
  const lines = run.results.flatMap(({ check, outcome, facts, tookMs, fault }) => {
    const [head, end] = [
      [checkWords[check].name(), outcomeWords[outcome]()],
      [m.inventory_check_took({ ms: tookMs }), fault],
    ];
    if (facts.length === 0) return [[...head, null, null, null, ...end]];
    return facts.map(({ fact, expected, found }) => [
      ...head,
      factWords[fact](),
      factText(fact, expected, world),
      factText(fact, found, world),
      ...end,
    ]);
  });
  const name = `${m.inventory_check_file()} ${isoDayAt(new Date(run.askedAt), world.wall.timeZone)}.csv`;
  void saveFile(name, new Blob([csvText([heads, ...lines])], { type: 'text/csv' }));
};
