import { dayAfter } from './rota-week.ts';

/** What people in restaurants learn and hold. */
export const certificateTopics = [
  'FOOD_HYGIENE',
  'ALLERGENS',
  'HEALTH_CHECK',
  'FIRST_AID',
  'FIRE_SAFETY',
  'ALCOHOL_LICENCE',
  'OTHER',
] as const;

/** One of them. */
export type CertificateTopic = (typeof certificateTopics)[number];

/** How many of what somebody may have. */
export const certificateLimits = {
  /** @unit certificates of one person */
  perPersonMax: 60,
  /** @unit days before a paper runs out, from when it is said */
  warnDays: 60,
} as const;

/** How a paper stands: it holds, runs out soon, or has run out. */
export type PaperState = 'HOLDS' | 'RUNS_OUT' | 'RAN_OUT';

/** How a paper stands on a day; it holds on its last day. */
export const paperState = (expiresOn: string | null, today: string): PaperState => {
  if (expiresOn === null) return 'HOLDS';
  if (expiresOn < today) return 'RAN_OUT';
  return expiresOn <= dayAfter(today, certificateLimits.warnDays) ? 'RUNS_OUT' : 'HOLDS';
};

/** A paper of somebody. */
export type Paper = { readonly userId: string; readonly topic: CertificateTopic | 'RIGHT_TO_WORK'; readonly expiresOn: string | null };

/**
 * The papers to see to, the soonest first: of each topic of each person only the one that holds longest, since a new one
 * takes the place of the old.
 */
export const papersToSeeTo = <Kept extends Paper>(papers: readonly Kept[], today: string): Kept[] => {
  const longest = new Map<string, Kept>();
  for (const paper of papers) {
    const key = `${paper.userId} ${paper.topic}`;
    const known = longest.get(key);
    if (paper.topic === 'OTHER') longest.set(`${key} ${longest.size}`, paper);
    else if (!known || lastsLonger(paper, known)) longest.set(key, paper);
  }
  return [...longest.values()]
    .filter(({ expiresOn }) => paperState(expiresOn, today) !== 'HOLDS')
    .toSorted((one, other) => ((one.expiresOn ?? '') < (other.expiresOn ?? '') ? -1 : 1));
};

const lastsLonger = (one: Paper, other: Paper): boolean =>
  other.expiresOn !== null && (one.expiresOn === null || one.expiresOn > other.expiresOn);
