import {
  deliverAlerts,
  forgetDeliveriesNightly,
  raiseAlertsOften,
  sendDigestsOften,
  type Couriers,
} from '../../modules/alerts/server/mount.ts';
import {
  forecastNightly,
  forgetOldQuestions,
  forgetRunsNightly,
  runAutomationsOften,
  type WorkflowWorld,
} from '../../modules/assistant/server/mount.ts';
import { eraseAccounts } from '../../modules/accounts/server/mount.ts';
import {
  forgetToldNightly,
  pullSalesOften,
  renewSignIns,
  tellProgramsOften,
  type HookSender,
  type IntegrationsAround,
} from '../../modules/integrations/server/mount.ts';
import {
  carryTransfers,
  reconcileLevelsNightly,
  runSelfChecksSoon,
  watchCountsNightly,
  watchLotsHourly,
  type StockClient,
} from '../../modules/inventory/server/mount.ts';
import { keepDaysOften, printPapers } from '../../modules/kitchen/server/mount.ts';
import { dropStepPicturesNightly } from '../../modules/menu/server/mount.ts';
import { sendLettersOften } from '../../modules/reports/server/mount.ts';
import { eraseRestaurants, sweepScratchOften } from '../../modules/restaurants/server/mount.ts';
import { accountCountsOf, ownWallOf } from '../../modules/restaurants/server/public.ts';
import {
  endSandboxPlans,
  reconcileBilling,
  releaseForgottenOften,
  settleOpenPayments,
  watchPlansHourly,
  type BillingProvider,
  type Chapa,
  type StripeProvider,
} from '../../modules/subscription/server/mount.ts';
import { forgetClockPhotosNightly } from '../../modules/staff/server/mount.ts';
import { openRunsOften } from '../../modules/tasks/server/mount.ts';
import { logDiscardsOften } from '../../modules/waste/server/mount.ts';
import { backupNightly } from '../../platform/server/backup/backup.job.ts';
import { purgeCommands } from '../../platform/server/commands/purge-commands.job.ts';
import type { Credential } from '../../platform/server/database/tenancy.ts';
import type { Job } from '../../platform/server/jobs/job.ts';
import { deliverMail, type MailWiring } from '../../platform/server/mail/deliver-mail.job.ts';

/** What is around this server. */
type Around = {
  readonly arePrintersOn: boolean;
  readonly provider: BillingProvider | null;
  readonly stripe: StripeProvider | null;
  readonly chapa: Chapa | null;
  readonly couriers: Couriers;
  readonly integrations: IntegrationsAround;
  /** Who tells other programs what happens. */
  readonly sender: HookSender;
  /** The server's own procedures of stock, as somebody calls them. */
  readonly stockClientOf: (credential: Credential) => StockClient;
  readonly workflow: WorkflowWorld;
};

/** Everything that runs by the clock. */
export const allJobs = (
  mail: MailWiring,
  { arePrintersOn, provider, stripe, chapa, couriers, integrations, sender, stockClientOf, workflow }: Around,
): readonly Job[] => [
  purgeCommands,
  backupNightly,
  reconcileLevelsNightly,
  watchCountsNightly,
  watchLotsHourly,
  carryTransfers,
  openRunsOften,
  keepDaysOften,
  forgetClockPhotosNightly,
  dropStepPicturesNightly,
  logDiscardsOften,
  sendLettersOften,
  raiseAlertsOften,
  deliverAlerts(couriers),
  sendDigestsOften,
  forgetDeliveriesNightly,
  eraseRestaurants,
  sweepScratchOften,
  runSelfChecksSoon({ stockClientOf }),
  eraseAccounts,
  deliverMail(mail),
  releaseForgottenOften,
  forgetOldQuestions,
  forecastNightly,
  runAutomationsOften(workflow),
  forgetRunsNightly,
  watchPlansHourly({ wallOf: ownWallOf, countsOf: accountCountsOf }),
  pullSalesOften(integrations),
  renewSignIns(integrations),
  tellProgramsOften(sender),
  forgetToldNightly,
  ...(arePrintersOn ? [printPapers] : []),
  ...(provider?.name === 'sandbox' ? [] : [endSandboxPlans]),
  ...(stripe ? [reconcileBilling(stripe)] : []),
  ...(chapa ? [settleOpenPayments(chapa)] : []),
];
