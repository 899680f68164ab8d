import { accountsContract } from '../../modules/accounts/contract/accounts.contract.ts';
import {
  accountsRouter,
  clientAddressHeader,
  createSignInLibrary,
  letterLimit,
  signInAttemptLimit,
} from '../../modules/accounts/server/mount.ts';
import { alertsContract } from '../../modules/alerts/contract/alerts.contract.ts';
import { alertsRouter, noWays, type Ways } from '../../modules/alerts/server/mount.ts';
import { assistantContract } from '../../modules/assistant/contract/assistant.contract.ts';
import { assistantRouter, type QuestionReader } from '../../modules/assistant/server/mount.ts';
import { integrationsContract } from '../../modules/integrations/contract/integrations.contract.ts';
import { integrationsRouter, type PosProviders } from '../../modules/integrations/server/mount.ts';
import { homeContract } from '../../modules/home/contract/home.contract.ts';
import { homeRouter } from '../../modules/home/server/mount.ts';
import { inventoryContract } from '../../modules/inventory/contract/inventory.contract.ts';
import { inventoryRouter } from '../../modules/inventory/server/mount.ts';
import { purchasingContract } from '../../modules/purchasing/contract/purchasing.contract.ts';
import { purchasingRouter } from '../../modules/purchasing/server/mount.ts';
import { restaurantsContract } from '../../modules/restaurants/contract/restaurants.contract.ts';
import {
  personGuard,
  publicGuard,
  registrationLimits,
  restaurantGuard,
  restaurantsRouter,
} from '../../modules/restaurants/server/mount.ts';
import {
  countryOf,
  heldRestaurants,
  locationCountOf,
  managesAnywhere,
  ownWallOf,
  staffCountOf,
  type AfterRegistration,
} from '../../modules/restaurants/server/public.ts';
import type { BirrPrices } from '../../modules/subscription/rules/prepaid.ts';
import { subscriptionContract } from '../../modules/subscription/contract/subscription.contract.ts';
import { subscriptionRouter } from '../../modules/subscription/server/mount.ts';
import { isCharged } from '../../modules/subscription/server/public.ts';
import { queueVerification } from '../../modules/accounts/server/public.ts';
import { kitchenContract } from '../../modules/kitchen/contract/kitchen.contract.ts';
import { kitchenRouter, tillKeys } from '../../modules/kitchen/server/mount.ts';
import { readExpectedSales, tipsTakenOnDays } from '../../modules/kitchen/server/public.ts';
import { menuContract } from '../../modules/menu/contract/menu.contract.ts';
import { menuRouter } from '../../modules/menu/server/mount.ts';
import { staffContract } from '../../modules/staff/contract/staff.contract.ts';
import { staffRouter } from '../../modules/staff/server/mount.ts';
import { tasksContract } from '../../modules/tasks/contract/tasks.contract.ts';
import { tasksRouter } from '../../modules/tasks/server/mount.ts';
import { reportsContract } from '../../modules/reports/contract/reports.contract.ts';
import { reportsRouter } from '../../modules/reports/server/mount.ts';
import { wasteContract } from '../../modules/waste/contract/waste.contract.ts';
import { wasteRouter } from '../../modules/waste/server/mount.ts';
import type { Pools } from '../../platform/server/database/pool.ts';
import { worldOnly, type WayOut } from '../../platform/server/net/way-out.ts';
import { sealsWith } from '../../platform/server/sealed.ts';
import { queueMail } from '../../platform/server/mail/queue-mail.ts';
import { plannedUse } from './planned-use.ts';

/** What may be said to this server; each module's part by its name, since all of it is too long to be spelt out. */
export type AppContract = {
  readonly accounts: typeof accountsContract;
  readonly restaurants: typeof restaurantsContract;
  readonly subscription: typeof subscriptionContract;
  readonly inventory: typeof inventoryContract;
  readonly purchasing: typeof purchasingContract;
  readonly menu: typeof menuContract;
  readonly kitchen: typeof kitchenContract;
  readonly staff: typeof staffContract;
  readonly tasks: typeof tasksContract;
  readonly waste: typeof wasteContract;
  readonly reports: typeof reportsContract;
  readonly alerts: typeof alertsContract;
  readonly assistant: typeof assistantContract;
  readonly integrations: typeof integrationsContract;
  readonly home: typeof homeContract;
};

/** Everything that may be said to this server, by module. */
export const contract: AppContract = {
  accounts: accountsContract,
  restaurants: restaurantsContract,
  subscription: subscriptionContract,
  inventory: inventoryContract,
  purchasing: purchasingContract,
  menu: menuContract,
  kitchen: kitchenContract,
  staff: staffContract,
  tasks: tasksContract,
  waste: wasteContract,
  reports: reportsContract,
  alerts: alertsContract,
  assistant: assistantContract,
  integrations: integrationsContract,
  home: homeContract,
};

/** What the router is told of this server. */
export type RouterSettings = {
  readonly secret: string;
  readonly baseUrl: string;
  /** Whether letters reach anybody, by mail or on the page that shows them. */
  readonly areLettersRead: boolean;
  /** Whether there is a login by which the whole database is backed up. */
  readonly areBackupsMade: boolean;
  /** Whether receipt printers are on the network of this server. */
  readonly arePrintersOn: boolean;
  /** What plans cost in birr, where somebody takes them. */
  readonly birrPrices?: BirrPrices | null;
  /** By which ways people are reached outside the app. */
  readonly ways?: Ways;
  /** Whom sales are taken over from. */
  readonly posProviders?: PosProviders;
  /** Where messages to other programs may go; to the world alone where nothing is said. */
  readonly wayOut?: WayOut;
  /** Who reads questions that the grammar cannot read. */
  readonly reader?: QuestionReader | null;
};

const confirmAddress: AfterRegistration = (tx) => queueVerification(tx, tx.userId);

const sayWelcome: AfterRegistration = (tx, { person, language, restaurants }) =>
  queueMail(tx, {
    to: person.email,
    language,
    template: 'welcome',
    facts: { firstName: person.firstName, restaurantName: restaurants[0]?.name ?? '', path: '/home' },
  });

/** The whole router, for typed clients in process. */
export type AppRouter = {
  readonly accounts: ReturnType<typeof accountsRouter>;
  readonly restaurants: ReturnType<typeof restaurantsRouter>;
  readonly subscription: ReturnType<typeof subscriptionRouter>;
  readonly inventory: ReturnType<typeof inventoryRouter>;
  readonly purchasing: ReturnType<typeof purchasingRouter>;
  readonly menu: ReturnType<typeof menuRouter>;
  readonly kitchen: ReturnType<typeof kitchenRouter>;
  readonly staff: ReturnType<typeof staffRouter>;
  readonly tasks: ReturnType<typeof tasksRouter>;
  readonly waste: ReturnType<typeof wasteRouter>;
  readonly reports: ReturnType<typeof reportsRouter>;
  readonly alerts: ReturnType<typeof alertsRouter>;
  readonly assistant: ReturnType<typeof assistantRouter>;
  readonly integrations: ReturnType<typeof integrationsRouter>;
  readonly home: ReturnType<typeof homeRouter>;
};

/** Wires every module's router with the guard and what lower tiers cannot reach by themselves. */
export const createRouter = (pools: Pools, settings: RouterSettings): AppRouter => ({
  accounts: accountsRouter({
    library: createSignInLibrary(pools.auth, settings),
    attempts: signInAttemptLimit(pools.auth),
    letters: letterLimit(pools.auth),
    ...settings,
    mayStrengthen: managesAnywhere,
    heldRestaurants,
    wallOf: ownWallOf,
    isCharged,
    publicScope: publicGuard,
    personScope: personGuard,
  }),
  restaurants: restaurantsRouter({
    limits: registrationLimits(pools.auth),
    addressHeader: clientAddressHeader,
    baseUrl: settings.baseUrl,
    areBackupsMade: settings.areBackupsMade,
    afterRegistration: [confirmAddress, sayWelcome],
  }),
  subscription: subscriptionRouter({
    restaurantScope: restaurantGuard,
    staffCountOf,
    locationCountOf,
    countryOf,
    birrPrices: settings.birrPrices ?? null,
  }),
  inventory: inventoryRouter(restaurantGuard),
  purchasing: purchasingRouter({ restaurantScope: restaurantGuard, publicScope: publicGuard, plannedUse }),
  menu: menuRouter({ restaurantScope: restaurantGuard, publicScope: publicGuard, expectedSales: readExpectedSales }),
  kitchen: kitchenRouter({ restaurantScope: restaurantGuard, keys: tillKeys(settings.secret), arePrintersOn: settings.arePrintersOn }),
  staff: staffRouter({ restaurantScope: restaurantGuard, tipsTaken: tipsTakenOnDays }),
  tasks: tasksRouter({ restaurantScope: restaurantGuard }),
  waste: wasteRouter(restaurantGuard),
  reports: reportsRouter(restaurantGuard),
  alerts: alertsRouter({ restaurantScope: restaurantGuard, ways: settings.ways ?? noWays }),
  assistant: assistantRouter(restaurantGuard, settings.reader ?? null),
  integrations: integrationsRouter({
    restaurantScope: restaurantGuard,
    providers: settings.posProviders ?? {},
    seals: sealsWith(settings.secret),
    baseUrl: settings.baseUrl,
    wayOut: settings.wayOut ?? worldOnly,
  }),
  home: homeRouter(restaurantGuard),
});
