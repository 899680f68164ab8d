/** How a plan is shown in one word: the free one as such, and every other as active. */
export const planDisplay = (plan: string): 'free' | 'active' => (plan === 'starter' ? 'free' : 'active');
