import { m } from '../../../generated/messages/web/messages.js';
import type { Feature, SupportLevel } from '../rules/price-list.ts';
import type { Plan } from '../rules/plans.ts';

const planWords = {
  free_trial: m.subscription_plan_free_trial,
  starter: m.subscription_plan_starter,
  growth: m.subscription_plan_growth,
  pro: m.subscription_plan_pro,
  enterprise: m.subscription_plan_enterprise,
} as const;

/** What a plan is called. */
export const planWord = (plan: Plan): string => planWords[plan]();

const featureWords: Readonly<Record<Feature, () => string>> = {
  'staff-scheduling': () => m.subscription_feature_staff_scheduling(),
  'smart-forecasting': () => m.subscription_feature_smart_forecasting(),
  'multi-location': () => m.subscription_feature_multi_location(),
  'compliance-automation': () => m.subscription_feature_compliance_automation(),
  'api-access': () => m.subscription_feature_api_access(),
  'white-label': () => m.subscription_feature_white_label(),
  'dedicated-support': () => m.subscription_feature_dedicated_support(),
};

/** What a feature is called. */
export const featureWord = (feature: Feature): string => featureWords[feature]();

const supportWords: Readonly<Record<SupportLevel, () => string>> = {
  community: () => m.subscription_support_community(),
  email: () => m.subscription_support_email(),
  priority: () => m.subscription_support_priority(),
  dedicated: () => m.subscription_support_dedicated(),
};

/** What a kind of support is called. */
export const supportWord = (level: SupportLevel): string => supportWords[level]();
