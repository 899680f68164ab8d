import type { FillFacts } from '../../rules/roster/fill-facts.ts';
import { fillProblemOf, onlyStanding } from '../../rules/roster/fill-problem.ts';
import { fillProposalOf, type FillProposal } from '../../rules/roster/fill-proposal.ts';
import { patternSearch, searchMemory } from '../../rules/roster/price-pattern.ts';
import { rosterPrices } from '../../rules/roster/roster-prices.ts';
import { solveRoster, type RosterSearch } from './solve-roster.ts';

/** Fills the open needs of some weeks as well as it can be done in the time; whatever it answers breaks no rule. */
export const fillRota = (facts: FillFacts, search: RosterSearch): FillProposal => {
  const filled = fillProblemOf(facts);
  const memory = searchMemory();
  const { own } = rosterPrices(filled.problem);
  // Whose standing shifts leave no lawful pattern keeps these and is given nothing.
  const people = filled.problem.people.map((person, place) => {
    const found = patternSearch(filled.problem, person, memory)(own[place] ?? new Float64Array(0), 1);
    return found.length > 0 ? person : onlyStanding(person, facts.dayCount);
  });
  const problem = { ...filled.problem, people };
  return fillProposalOf(facts, { ...filled, problem }, solveRoster(problem, search).plan);
};
