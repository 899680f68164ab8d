/** What other modules may ask of subscription. */
export { changePlan } from './change-plan.ts';
export { holdLocations } from './hold-locations.ts';
export { isBeyondNow, requireFeature, requireWithinPlan } from './hold-to-plan.ts';
export { isCharged } from './is-charged.ts';
export { mayUse } from './may-use.ts';
export { staffLimitOf } from './staff-limit.ts';
export { startTrial } from './start-trial.ts';
export { releaseOperation, settleOperation, trackUsage } from './metering/end-operation.ts';
export { reserveOperation, type AskedOperation, type Reservation } from './metering/reserve-operation.ts';
export { openEverything } from './open-everything.ts';
export { planPresses } from './what-presses.ts';
