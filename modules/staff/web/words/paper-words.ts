import { m } from '../../../../generated/messages/web/messages.js';
import type { Paper } from '../../rules/certificate.ts';

const topics: Readonly<Record<Paper['topic'], () => string>> = {
  FOOD_HYGIENE: m.staff_topic_food_hygiene,
  ALLERGENS: m.staff_topic_allergens,
  HEALTH_CHECK: m.staff_topic_health_check,
  FIRST_AID: m.staff_topic_first_aid,
  FIRE_SAFETY: m.staff_topic_fire_safety,
  ALCOHOL_LICENCE: m.staff_topic_alcohol_licence,
  OTHER: m.staff_topic_other,
  RIGHT_TO_WORK: m.staff_topic_right_to_work,
};

/** What a paper is about. */
export const topicWord = (topic: Paper['topic']): string => topics[topic]();
