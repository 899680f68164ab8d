/** What `apps/server` wires of alerts. */
export { forgetDeliveriesNightly } from './delivery/forget-deliveries.job.ts';
export { deliverAlerts } from './delivery/deliver-alerts.job.ts';
export { answerTelegram } from './telegram/answer-telegram.ts';
export { openTelegram, type Telegram } from './telegram/telegram-adapter.ts';
export { sendDigests, sendDigestsOften } from './digest/send-digests.job.ts';
export { raiseAlertsOften } from './raise-alerts.job.ts';
export { raiseAlerts } from './raise-alerts.ts';
export { CourierBusy, type Courier, type CourierAnswer, type Notice } from './delivery/courier.ts';
export { noWays, type Couriers, type Ways } from './delivery/couriers.ts';
export { alertsRouter } from './router.ts';
export { fcmAccountSchema, type FcmAccount } from './couriers/fcm-adapter.ts';
export { pushCourier } from './couriers/push-courier.ts';
export { vapidKeys, type VapidKeys } from './couriers/vapid-keys.ts';
