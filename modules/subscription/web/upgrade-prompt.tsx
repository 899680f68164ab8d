import { Link } from '@tanstack/react-router';

import { m } from '../../../generated/messages/web/messages.js';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { StatusIcon } from '../../../ui/status.tsx';
import { planNamed } from '../rules/plans.ts';
import { priceList, type Feature } from '../rules/price-list.ts';
import { upgradePrompts, type UpgradeReason } from '../rules/upgrade-prompt.ts';
import { featureWord, planWord } from './plan-words.ts';
import { severityStatus } from './severity-status.ts';

/** What the plan stood against: the server's code and its facts. */
export type PlanRefusal = {
  readonly code: 'RESTAURANT_BEYOND_PLAN' | 'FEATURE_NOT_IN_PLAN' | 'LOCATION_LIMIT_REACHED' | 'AI_LIMIT_REACHED';
  readonly data: unknown;
};

export type UpgradePromptProps = {
  readonly refusal: PlanRefusal;
  /** Whether whoever looks can choose another plan; others are told who can. */
  readonly maySee: boolean;
  readonly onClose: () => void;
};

/** What the plan stands against, as soon as the server refused it: why, and on which plan it goes. */
export const UpgradePrompt = ({ refusal, maySee, onClose }: UpgradePromptProps) => {
  const { reason, title, text } = promptOf(refusal);
  return (
    <Dialog
      open
      onClose={onClose}
      title={
        <span className="flex items-start gap-2.5">
          <StatusIcon status={severityStatus[upgradePrompts[reason].severity]} className="mt-1 size-5 shrink-0" />
          {title}
        </span>
      }
      description={maySee ? text : `${text} ${m.subscription_for_holder()}`}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {m.subscription_not_now()}
          </Button>
          {maySee && (
            <Link to="/subscription" className={buttonClass('primary')} onClick={onClose}>
              {m.subscription_see_plans()}
            </Link>
          )}
        </>
      }
    />
  );
};

type Prompt = { readonly reason: UpgradeReason; readonly title: string; readonly text: string };
type Facts = { readonly plan?: string; readonly fitsOn?: string; readonly feature?: string; readonly limit?: number };

const features: readonly Feature[] = priceList.at(-1)?.features ?? [];

const promptOf = ({ code, data }: PlanRefusal): Prompt => {
  const { plan = '', fitsOn = '', feature = '', limit = 0 } = (typeof data === 'object' && data !== null ? data : {}) as Facts;
  const larger = planWord(planNamed(fitsOn));
  if (code === 'FEATURE_NOT_IN_PLAN') {
    const named = features.find((each) => each === feature);
    const title = named ? m.subscription_prompt_feature({ feature: featureWord(named) }) : m.app_refusal_feature_not_in_plan();
    return { reason: 'feature', title, text: m.subscription_prompt_feature_text({ plan: larger }) };
  }
  if (code === 'RESTAURANT_BEYOND_PLAN') {
    const text = `${m.subscription_beyond_text()} ${m.subscription_prompt_limit_text({ plan: larger })}`;
    return { reason: 'location-limit', title: m.subscription_beyond(), text };
  }
  if (code === 'AI_LIMIT_REACHED') return { reason: 'ai-limit', title: m.subscription_ai_over(), text: m.subscription_level_over() };
  const title = m.subscription_prompt_limit({ plan: planWord(planNamed(plan)), count: limit });
  return { reason: 'location-limit', title, text: m.subscription_prompt_limit_text({ plan: larger }) };
};
