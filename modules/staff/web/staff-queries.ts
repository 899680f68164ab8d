import { queryOptions } from '@tanstack/react-query';

import type { StaffWorld } from './staff-client.ts';

/** Who works here, and the kinds of work. */
export const staffQuery = ({ client, restaurantId }: StaffWorld) =>
  queryOptions({ queryKey: ['staff', restaurantId, 'people'], queryFn: () => client.readStaff({ restaurantId }) });

/** What the asker said at the clock, their shifts around now, and where the clock is. */
export const clockQuery = ({ client, restaurantId }: StaffWorld) =>
  queryOptions({ queryKey: ['staff', restaurantId, 'clock'], queryFn: () => client.readClock({ restaurantId }) });

/** What people are told at present. */
export const announcementsQuery = ({ client, restaurantId }: StaffWorld) =>
  queryOptions({ queryKey: ['staff', restaurantId, 'announcements'], queryFn: () => client.readAnnouncements({ restaurantId }) });

/** What people have learned or hold. */
export const certificatesQuery = ({ client, restaurantId }: StaffWorld) =>
  queryOptions({ queryKey: ['staff', restaurantId, 'certificates'], queryFn: () => client.readCertificates({ restaurantId }) });

/** The weeks that may be planned from again. */
export const rotaTemplatesQuery = ({ client, restaurantId }: StaffWorld) =>
  queryOptions({ queryKey: ['staff', restaurantId, 'templates'], queryFn: () => client.readRotaTemplates({ restaurantId }) });

/** How tips were shared out. */
export const tipsQuery = ({ client, restaurantId }: StaffWorld) =>
  queryOptions({ queryKey: ['staff', restaurantId, 'tips'], queryFn: () => client.readTips({ restaurantId }) });

/** What bills of some days say was taken in for the staff. */
export const tipsTakenQuery = ({ client, restaurantId }: StaffWorld, days: { readonly from: string; readonly to: string }) =>
  queryOptions({
    queryKey: ['staff', restaurantId, 'tips', 'taken', days],
    queryFn: () => client.readTipsTaken({ restaurantId, ...days }),
  });

/** What people are paid for some days. */
export const payrollQuery = ({ client, restaurantId }: StaffWorld, days: { readonly from: string; readonly to: string }) =>
  queryOptions({ queryKey: ['staff', restaurantId, 'hours', 'pay', days], queryFn: () => client.readPayroll({ restaurantId, ...days }) });

/** The hours of some days. */
export const hoursQuery = ({ client, restaurantId }: StaffWorld, days: { readonly from: string; readonly to: string }) =>
  queryOptions({ queryKey: ['staff', restaurantId, 'hours', days], queryFn: () => client.readHours({ restaurantId, ...days }) });

/** Who is away between two days, and when people can come. */
export const timeOffQuery = ({ client, restaurantId }: StaffWorld, days: { readonly from: string; readonly to: string }) =>
  queryOptions({ queryKey: ['staff', restaurantId, 'time-off', days], queryFn: () => client.readTimeOff({ restaurantId, ...days }) });

/** Shifts that change hands. */
export const exchangeQuery = ({ client, restaurantId }: StaffWorld) =>
  queryOptions({ queryKey: ['staff', restaurantId, 'exchange'], queryFn: () => client.readExchange({ restaurantId }) });

/** The known shifts of a week that its draft changes. */
export const noticeQuery = ({ client, restaurantId }: StaffWorld, from: string) =>
  queryOptions({ queryKey: ['staff', restaurantId, 'notice', from], queryFn: () => client.readNotice({ restaurantId, from, days: 7 }) });

/** What happened to a week, and who saw it. */
export const rotaLogQuery = ({ client, restaurantId }: StaffWorld, monday: string) =>
  queryOptions({ queryKey: ['staff', restaurantId, 'rota-log', monday], queryFn: () => client.readRotaLog({ restaurantId, monday }) });
