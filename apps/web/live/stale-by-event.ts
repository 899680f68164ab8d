import type { AlertsEventName } from '../../../modules/alerts/contract/events.ts';
import type { AssistantEventName } from '../../../modules/assistant/contract/events.ts';
import type { IntegrationsEventName } from '../../../modules/integrations/contract/events.ts';
import type { InventoryEventName } from '../../../modules/inventory/contract/events.ts';
import type { KitchenEventName } from '../../../modules/kitchen/contract/events.ts';
import type { MenuEventName } from '../../../modules/menu/contract/events.ts';
import type { PurchasingEventName } from '../../../modules/purchasing/contract/events.ts';
import type { ReportsEventName } from '../../../modules/reports/contract/events.ts';
import type { RestaurantsEventName } from '../../../modules/restaurants/contract/events.ts';
import type { StaffEventName } from '../../../modules/staff/contract/events.ts';
import type { TasksEventName } from '../../../modules/tasks/contract/events.ts';
import type { WasteEventName } from '../../../modules/waste/contract/events.ts';

/** Words that the key of an answer must all hold to be made stale; the restaurant is asked for besides. */
export type StaleWords = readonly string[];

/** What a booking changes; an open count and the places of things stay as they are. */
const stock: readonly StaleWords[] = [
  ...['catalogue', 'item', 'movements', 'explanation', 'history', 'sparkline', 'worth', 'lots', 'lot-trace', 'shelf'].map((part) => [
    'inventory',
    part,
  ]),
  ['menu'],
];
const counts: readonly StaleWords[] = [
  ['inventory', 'counts'],
  ['inventory', 'count'],
];
const orders: readonly StaleWords[] = [['purchasing']];
const waste: readonly StaleWords[] = [['waste']];
const menu: readonly StaleWords[] = [['menu']];
const hours: readonly StaleWords[] = [
  ['staff', 'clock'],
  ['staff', 'hours'],
];
const absences: readonly StaleWords[] = [
  ['staff', 'time-off'],
  ['staff', 'rota'],
];
const people: readonly StaleWords[] = [['restaurants', 'people']];

const byInventory: Readonly<Record<InventoryEventName, readonly StaleWords[]>> = {
  'inventory.v1.movement-recorded': stock,
  'inventory.v1.level-below-par': [],
  'inventory.v1.level-negative': [],
  'inventory.v1.item-changed': [['inventory'], ['purchasing', 'orderables'], ['menu']],
  'inventory.v1.items-merged': [['inventory'], ['purchasing'], ['menu']],
  'inventory.v1.merge-undone': [['inventory'], ['purchasing'], ['menu']],
  'inventory.v1.lot-expired': [['inventory', 'lots']],
  'inventory.v1.lot-expiring': [['inventory', 'lots']],
  'inventory.v1.lot-recalled': [['inventory', 'lots']],
  'inventory.v1.transfer-moved': [['inventory', 'transfers']],
  'inventory.v1.count-submitted': counts,
  'inventory.v1.count-approved': [...counts, ['inventory', 'books']],
  'inventory.v1.count-reversed': [...counts, ['inventory', 'books']],
  'inventory.v1.count-stale': counts,
  'inventory.v1.count-overdue': counts,
};
const byPurchasing: Readonly<Record<PurchasingEventName, readonly StaleWords[]>> = {
  'purchasing.v1.items-requested': [['purchasing', 'requests']],
  'purchasing.v1.order-moved': orders,
  'purchasing.v1.order-answered': orders,
  'purchasing.v1.receipt-moved': orders,
  'purchasing.v1.invoice-moved': orders,
  'purchasing.v1.credit-moved': orders,
  'purchasing.v1.price-changed': [...orders, ['menu']],
};
const byWaste: Readonly<Record<WasteEventName, readonly StaleWords[]>> = {
  'waste.v1.entry-logged': waste,
  'waste.v1.high-waste': [],
  'waste.v1.entry-voided': waste,
  'waste.v1.action-assigned': [['waste', 'reviews']],
};
const byMenu: Readonly<Record<MenuEventName, readonly StaleWords[]>> = {
  'menu.v1.recipe-approved': menu,
  'menu.v1.dish-paused': menu,
  'menu.v1.dish-live': menu,
  'menu.v1.menu-changed': menu,
  'menu.v1.batch-booked': [
    ['menu', 'batches'],
    ['menu', 'prep'],
  ],
  'menu.v1.prep-changed': [['menu', 'prep']],
};
const tickets: readonly StaleWords[] = [
  ['kitchen', 'now'],
  ['kitchen', 'orders'],
  ['kitchen', 'order'],
  ['kitchen', 'history'],
];
const byKitchen: Readonly<Record<KitchenEventName, readonly StaleWords[]>> = {
  'kitchen.v1.order-changed': [...tickets, ['staff', 'tips', 'taken']],
  'kitchen.v1.lines-changed': tickets,
  'kitchen.v1.dish-discarded': [],
  'kitchen.v1.printing-changed': [['kitchen', 'printing']],
  'kitchen.v1.reservation-changed': [['kitchen', 'book']],
  'kitchen.v1.takings-changed': [['kitchen', 'takings']],
  'kitchen.v1.house-changed': [['kitchen', 'house']],
};
const byStaff: Readonly<Record<StaffEventName, readonly StaleWords[]>> = {
  'staff.v1.work-roles-changed': [['staff', 'people']],
  'staff.v1.file-changed': [
    ['staff', 'people'],
    ['staff', 'certificates'],
  ],
  'staff.v1.tips-changed': [['staff', 'tips']],
  'staff.v1.announced': [['staff', 'announcements']],
  'staff.v1.rota-drafted': [
    ['staff', 'rota'],
    ['staff', 'notice'],
  ],
  'staff.v1.rota-published': [
    ['staff', 'rota'],
    ['staff', 'exchange'],
    ['staff', 'rota-log'],
    ['staff', 'notice'],
  ],
  'staff.v1.rota-fill-changed': [['staff', 'proposal']],
  'staff.v1.hours-changed': hours,
  'staff.v1.period-locked': hours,
  'staff.v1.clock-setting-changed': hours,
  'staff.v1.time-off-changed': absences,
  'staff.v1.availability-changed': absences,
  'staff.v1.rota-seen': [['staff', 'rota-log']],
  'staff.v1.exchange-changed': [['staff', 'exchange']],
  'staff.v1.exchange-setting-changed': [['staff', 'exchange']],
};
const byIntegrations: Readonly<Record<IntegrationsEventName, readonly StaleWords[]>> = {
  'integrations.v1.connection-changed': [['integrations']],
  'integrations.v1.hooks-changed': [['integrations', 'hooks']],
};
const byAssistant: Readonly<Record<AssistantEventName, readonly StaleWords[]>> = {
  'assistant.v1.automations-changed': [['assistant', 'automation']],
};
const byTasks: Readonly<Record<TasksEventName, readonly StaleWords[]>> = {
  'tasks.v1.run-changed': [['tasks', 'runs']],
  'tasks.v1.check-failed': [['tasks', 'runs']],
  'tasks.v1.run-missed': [['tasks', 'runs']],
  'tasks.v1.food-discarded': [['tasks', 'runs']],
  'tasks.v1.templates-changed': [
    ['tasks', 'lists'],
    ['tasks', 'runs'],
  ],
  'tasks.v1.task-changed': [['tasks', 'todo']],
  'tasks.v1.process-changed': [['tasks', 'processes']],
  'tasks.v1.incident-changed': [['tasks', 'incidents']],
  'tasks.v1.power-cut-changed': [['tasks', 'incidents']],
  'tasks.v1.equipment-changed': [
    ['tasks', 'equipment'],
    ['tasks', 'readings'],
  ],
};
const byRestaurants: Readonly<Record<RestaurantsEventName, readonly StaleWords[]>> = {
  'restaurants.v1.member-changed': people,
  'restaurants.v1.member-removed': people,
};
const byReports: Readonly<Record<ReportsEventName, readonly StaleWords[]>> = {
  'reports.v1.day-changed': [['reports']],
  'reports.v1.period-changed': [['reports'], ['inventory', 'books']],
};

/** Whether an event tells something new to the one person whom it names. */
export const isNews = (name: string): boolean => Object.hasOwn(byAlerts, name);

const byAlerts: Readonly<Record<AlertsEventName, readonly StaleWords[]>> = {
  'alerts.v1.alerts-changed': [['alerts']],
  'alerts.v1.note-changed': [],
  'alerts.v1.signal-raised': [],
};

/** Which kept answers an event makes stale, module by module; what stands in no row makes nothing stale. */
export const staleByEvent: Readonly<Record<string, readonly StaleWords[]>> = {
  ...byInventory,
  ...byPurchasing,
  ...byWaste,
  ...byMenu,
  ...byKitchen,
  ...byStaff,
  ...byTasks,
  ...byRestaurants,
  ...byReports,
  ...byAlerts,
  ...byIntegrations,
  ...byAssistant,
};
