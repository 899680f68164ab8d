import { implementContract } from '../../../platform/server/rpc/implement-contract.ts';
import type { RestaurantScope } from '../../../platform/server/rpc/scopes.ts';
import { staffContract } from '../contract/staff.contract.ts';
import { announceToPeople, confirmRead, handOver, readAnnouncements, withdrawAnnouncement } from './announcements.ts';
import { closeCalendar, openCalendar, readCalendarLink } from './calendar-link.ts';
import { readCertificates, saveCertificate } from './certificates.ts';
import { copyWeek } from './copy-week.ts';
import { readPayroll } from './payroll.ts';
import { exchangeHandlers } from './exchange-router.ts';
import { noticeHandlers } from './notice-router.ts';
import { publishRota } from './publish-rota.ts';
import { readRota } from './read-rota.ts';
import { keepRotaTemplate, planFromTemplate, readRotaTemplates, removeRotaTemplate } from './rota-templates.ts';
import { acceptProposal, discardProposal } from './roster/settle-proposal.ts';
import { askToFill, readProposal, stopFilling } from './roster/ask-to-fill.ts';
import { saveRotaDay } from './rota-days.ts';
import { cancelShift, saveShift } from './save-shift.ts';
import { clock, recordClock } from './clock-marks.ts';
import { setClockPhoto } from './clock-photos.ts';
import { saveClockSetting } from './clock-settings.ts';
import { readClock } from './load-clock.ts';
import { readStaff, saveEmployment } from './people.ts';
import { saveTipSetting } from './tip-setting.ts';
import { readTipsTaken, type TipsTakenDoor } from './tips-taken.ts';
import { readTips, saveTipPool, stepTipPool } from './tips.ts';
import { timeOffHandlers } from './time-off-router.ts';
import { approveCards, exportPeriod, lockPeriod, readHours } from './timesheets.ts';
import { saveWorkRole } from './work-roles.ts';

/** The procedures of `staffContract`, each let in by the restaurant's guard. */
export const staffRouter = ({
  restaurantScope,
  tipsTaken,
}: {
  readonly restaurantScope: RestaurantScope;
  readonly tipsTaken: TipsTakenDoor;
}) => {
  const os = implementContract(staffContract);
  return os.router({
    ...timeOffHandlers(os, restaurantScope),
    ...exchangeHandlers(os, restaurantScope),
    ...noticeHandlers(os, restaurantScope),
    readStaff: os.readStaff.use(restaurantScope).handler(({ context: { tx } }) => readStaff(tx)),
    saveWorkRole: os.saveWorkRole.use(restaurantScope).handler(({ context: { tx }, input }) => saveWorkRole(tx, input)),
    readRota: os.readRota.use(restaurantScope).handler(({ context: { tx }, input }) => readRota(tx, input)),
    saveShift: os.saveShift.use(restaurantScope).handler(({ context: { tx }, input }) => saveShift(tx, input)),
    cancelShift: os.cancelShift.use(restaurantScope).handler(({ context: { tx }, input }) => cancelShift(tx, input)),
    copyWeek: os.copyWeek.use(restaurantScope).handler(({ context: { tx }, input }) => copyWeek(tx, input)),
    publishRota: os.publishRota.use(restaurantScope).handler(({ context: { tx }, input }) => publishRota(tx, input)),
    saveRotaDay: os.saveRotaDay.use(restaurantScope).handler(({ context: { tx }, input }) => saveRotaDay(tx, input)),
    readProposal: os.readProposal.use(restaurantScope).handler(({ context: { tx }, input }) => readProposal(tx, input)),
    fillRota: os.fillRota.use(restaurantScope).handler(({ context: { tx }, input }) => askToFill(tx, input)),
    stopFilling: os.stopFilling.use(restaurantScope).handler(({ context: { tx }, input }) => stopFilling(tx, input)),
    acceptProposal: os.acceptProposal.use(restaurantScope).handler(({ context: { tx }, input }) => acceptProposal(tx, input)),
    discardProposal: os.discardProposal.use(restaurantScope).handler(({ context: { tx }, input }) => discardProposal(tx, input)),
    saveEmployment: os.saveEmployment.use(restaurantScope).handler(({ context: { tx }, input }) => saveEmployment(tx, input)),
    readClock: os.readClock.use(restaurantScope).handler(({ context: { tx } }) => readClock(tx)),
    clock: os.clock.use(restaurantScope).handler(({ context: { tx }, input }) => clock(tx, input)),
    setClockPhoto: os.setClockPhoto.use(restaurantScope).handler(({ context: { tx }, input }) => setClockPhoto(tx, input)),
    recordClock: os.recordClock.use(restaurantScope).handler(({ context: { tx }, input }) => recordClock(tx, input)),
    saveClockSetting: os.saveClockSetting.use(restaurantScope).handler(({ context: { tx }, input }) => saveClockSetting(tx, input)),
    readHours: os.readHours.use(restaurantScope).handler(({ context: { tx }, input }) => readHours(tx, input)),
    approveCards: os.approveCards.use(restaurantScope).handler(({ context: { tx }, input }) => approveCards(tx, input)),
    lockPeriod: os.lockPeriod.use(restaurantScope).handler(({ context: { tx }, input }) => lockPeriod(tx, input)),
    exportPeriod: os.exportPeriod.use(restaurantScope).handler(({ context: { tx }, input }) => exportPeriod(tx, input)),
    readPayroll: os.readPayroll.use(restaurantScope).handler(({ context: { tx }, input }) => readPayroll(tx, input)),
    readCertificates: os.readCertificates.use(restaurantScope).handler(({ context: { tx } }) => readCertificates(tx)),
    saveCertificate: os.saveCertificate.use(restaurantScope).handler(({ context: { tx }, input }) => saveCertificate(tx, input)),
    readCalendarLink: os.readCalendarLink.use(restaurantScope).handler(({ context: { tx } }) => readCalendarLink(tx)),
    openCalendar: os.openCalendar.use(restaurantScope).handler(({ context: { tx }, input }) => openCalendar(tx, input.body.secret)),
    closeCalendar: os.closeCalendar.use(restaurantScope).handler(({ context: { tx } }) => closeCalendar(tx)),
    readRotaTemplates: os.readRotaTemplates.use(restaurantScope).handler(({ context: { tx } }) => readRotaTemplates(tx)),
    keepRotaTemplate: os.keepRotaTemplate.use(restaurantScope).handler(({ context: { tx }, input }) => keepRotaTemplate(tx, input)),
    planFromTemplate: os.planFromTemplate.use(restaurantScope).handler(({ context: { tx }, input }) => planFromTemplate(tx, input)),
    removeRotaTemplate: os.removeRotaTemplate.use(restaurantScope).handler(({ context: { tx }, input }) => removeRotaTemplate(tx, input)),
    readTips: os.readTips.use(restaurantScope).handler(({ context: { tx } }) => readTips(tx)),
    readTipsTaken: os.readTipsTaken.use(restaurantScope).handler(({ context: { tx }, input }) => readTipsTaken(tx, input, tipsTaken)),
    saveTipSetting: os.saveTipSetting.use(restaurantScope).handler(({ context: { tx }, input }) => saveTipSetting(tx, input)),
    saveTipPool: os.saveTipPool.use(restaurantScope).handler(({ context: { tx }, input }) => saveTipPool(tx, input)),
    stepTipPool: os.stepTipPool.use(restaurantScope).handler(({ context: { tx }, input }) => stepTipPool(tx, input)),
    readAnnouncements: os.readAnnouncements.use(restaurantScope).handler(({ context: { tx } }) => readAnnouncements(tx)),
    announce: os.announce.use(restaurantScope).handler(({ context: { tx }, input }) => announceToPeople(tx, input)),
    handOver: os.handOver.use(restaurantScope).handler(({ context: { tx }, input }) => handOver(tx, input)),
    confirmRead: os.confirmRead.use(restaurantScope).handler(({ context: { tx }, input }) => confirmRead(tx, input)),
    withdrawAnnouncement: os.withdrawAnnouncement
      .use(restaurantScope)
      .handler(({ context: { tx }, input }) => withdrawAnnouncement(tx, input)),
  });
};
