import { usageLevel } from './usage-level.ts';

/** Why somebody is asked to look at a larger plan. */
export type UpgradeReason = 'ai-limit' | 'feature' | 'location-limit' | 'soft-warning';

/** How a prompt comes: how loud, and whether what was asked for stops there. */
export type UpgradePrompt = { readonly severity: 'critical' | 'medium' | 'low'; readonly blocks: boolean };

/** The four prompts. */
export const upgradePrompts: Readonly<Record<UpgradeReason, UpgradePrompt>> = {
  'ai-limit': { severity: 'critical', blocks: true },
  feature: { severity: 'medium', blocks: true },
  'location-limit': { severity: 'medium', blocks: true },
  'soft-warning': { severity: 'low', blocks: false },
};

/** What to say about AI operations: nothing, that they run low, or that they are used up. */
export const aiPrompt = (used: number, limit: number): UpgradeReason | null => {
  const level = usageLevel(used, limit);
  if (level === 'over') return 'ai-limit';
  return level === 'fine' ? null : 'soft-warning';
};
