import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { m } from '../../../generated/messages/web/messages.js';
import { Banner } from '../../../ui/banner.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { firstPlanWith, type Feature } from '../rules/price-list.ts';
import { upgradePrompts } from '../rules/upgrade-prompt.ts';
import { featureWord, planWord } from './plan-words.ts';
import { severityStatus } from './severity-status.ts';

export type FeatureNoticeProps = {
  readonly feature: Feature;
  /** Whether whoever looks can choose another plan. */
  readonly maySee: boolean;
  /** What goes on without it. */
  readonly children?: ReactNode;
};

/** Where a feature would begin that the plan does not open: what it is, which plan has it, and the way there. */
export const FeatureNotice = ({ feature, maySee, children }: FeatureNoticeProps) => (
  <Banner
    status={severityStatus[upgradePrompts.feature.severity]}
    title={m.subscription_prompt_feature({ feature: featureWord(feature) })}
    action={
      maySee && (
        <Link to="/subscription" className={buttonClass('row')}>
          {m.subscription_see_plans()}
        </Link>
      )
    }
  >
    {m.subscription_prompt_feature_text({ plan: planWord(firstPlanWith(feature)) })} {children}
  </Banner>
);
