/** A person's part in one restaurant. Whoever registered it is its owner, whatever their title. */
export type Role = 'owner' | 'manager' | 'chef' | 'kitchenstaff' | 'staff';

/** The roles of a membership, from most to least; any other word holds no capability at all. */
export const roles: readonly Role[] = ['owner', 'manager', 'chef', 'kitchenstaff', 'staff'];

/** An action that the table knows. */
export type Capability =
  | 'restaurant.view'
  | 'restaurant.edit'
  | 'restaurant.export'
  | 'restaurant.delete'
  | 'restaurant.manage-keys'
  | 'members.view'
  | 'members.view-pay'
  | 'members.invite'
  | 'members.manage'
  | 'departments.edit'
  | 'tablets.manage'
  | 'tablets.use'
  | 'audit.view'
  | 'operations.view'
  | 'subscription.view'
  | 'inventory.view'
  | 'inventory.view-cost'
  | 'inventory.edit-items'
  | 'inventory.record-movement'
  | 'inventory.correct-movement'
  | 'inventory.import'
  | 'inventory.export'
  | 'inventory.view-worth'
  | 'inventory.keep-books'
  | 'inventory.reopen-books'
  | 'inventory.count'
  | 'inventory.review-counts'
  | 'inventory.handle-lots'
  | 'inventory.transfer'
  | 'inventory.send-transfer'
  | 'inventory.try-out'
  | 'purchasing.view'
  | 'purchasing.edit'
  | 'purchasing.request'
  | 'purchasing.receive'
  | 'waste.view'
  | 'waste.log'
  | 'waste.review'
  | 'waste.view-people'
  | 'waste.set-up'
  | 'waste.set-goals'
  | 'waste.record-days'
  | 'waste.act'
  | 'waste.export'
  | 'menu.view'
  | 'menu.edit'
  | 'menu.approve'
  | 'menu.pause'
  | 'menu.produce'
  | 'kitchen.view'
  | 'kitchen.take-orders'
  | 'kitchen.cook'
  | 'kitchen.take-payments'
  | 'kitchen.lead'
  | 'kitchen.set-up'
  | 'kitchen.reserve'
  | 'kitchen.view-takings'
  | 'kitchen.pair-tills'
  | 'staff.view'
  | 'staff.plan'
  | 'staff.keep-files'
  | 'kitchen.view-times'
  | 'tasks.view'
  | 'tasks.do'
  | 'tasks.verify'
  | 'tasks.assign'
  | 'tasks.set-up'
  | 'tasks.view-integrity'
  | 'staff.clock'
  | 'staff.view-hours'
  | 'staff.approve-hours'
  | 'staff.ask'
  | 'reports.view'
  | 'reports.close-days'
  | 'reports.set-up'
  | 'reports.set-rates'
  | 'alerts.choose'
  | 'alerts.view-deliveries'
  | 'assistant.ask'
  | 'assistant.forecast'
  | 'assistant.automate'
  | 'integrations.manage'
  | 'integrations.take-files';

const everyone = roles;
const kitchen: readonly Role[] = ['owner', 'manager', 'chef', 'kitchenstaff'];
const cooks: readonly Role[] = ['owner', 'manager', 'chef'];
const managers: readonly Role[] = ['owner', 'manager'];
const owners: readonly Role[] = ['owner'];

/**
 * Who may do what: the one table that the server enforces and the screens mirror.
 *
 * @source docs/decisions/003-capabilities.md
 */
export const capabilityTable: Readonly<Record<Capability, readonly Role[]>> = {
  'restaurant.view': everyone,
  'restaurant.edit': managers,
  'restaurant.export': owners,
  'restaurant.delete': owners,
  'restaurant.manage-keys': owners,
  'members.view': managers,
  'members.view-pay': managers,
  'members.invite': managers,
  'members.manage': owners,
  'departments.edit': managers,
  'tablets.manage': managers,
  'tablets.use': everyone,
  'audit.view': owners,
  'operations.view': owners,
  'subscription.view': owners,
  'inventory.view': everyone,
  'inventory.view-cost': cooks,
  'inventory.edit-items': cooks,
  'inventory.record-movement': everyone,
  'inventory.correct-movement': cooks,
  'inventory.import': cooks,
  'inventory.export': cooks,
  'inventory.view-worth': cooks,
  'inventory.keep-books': managers,
  'inventory.reopen-books': owners,
  'inventory.count': kitchen,
  'inventory.review-counts': cooks,
  'inventory.handle-lots': kitchen,
  'inventory.transfer': kitchen,
  'inventory.send-transfer': managers,
  'inventory.try-out': owners,
  'purchasing.view': managers,
  'purchasing.edit': managers,
  'purchasing.request': kitchen,
  'purchasing.receive': kitchen,
  'waste.view': everyone,
  'waste.log': everyone,
  'waste.review': cooks,
  'waste.view-people': cooks,
  'waste.set-up': cooks,
  'waste.set-goals': managers,
  'waste.record-days': managers,
  'waste.act': cooks,
  'waste.export': cooks,
  'menu.view': everyone,
  'menu.edit': cooks,
  'menu.approve': cooks,
  'menu.pause': kitchen,
  'menu.produce': kitchen,
  'kitchen.view': everyone,
  'kitchen.take-orders': everyone,
  'kitchen.cook': everyone,
  'kitchen.take-payments': everyone,
  'kitchen.lead': managers,
  'kitchen.set-up': cooks,
  'kitchen.reserve': everyone,
  'kitchen.view-takings': managers,
  'kitchen.pair-tills': managers,
  'staff.view': everyone,
  'staff.plan': managers,
  'staff.keep-files': managers,
  'kitchen.view-times': cooks,
  'tasks.view': everyone,
  'tasks.do': everyone,
  'tasks.verify': cooks,
  'tasks.assign': cooks,
  'tasks.set-up': cooks,
  'tasks.view-integrity': managers,
  'staff.clock': everyone,
  'staff.view-hours': everyone,
  'staff.approve-hours': managers,
  'staff.ask': everyone,
  'reports.view': managers,
  'reports.close-days': managers,
  'reports.set-up': managers,
  'reports.set-rates': owners,
  'alerts.choose': everyone,
  'alerts.view-deliveries': managers,
  'assistant.ask': everyone,
  'assistant.forecast': cooks,
  'assistant.automate': managers,
  'integrations.manage': owners,
  'integrations.take-files': managers,
};

/** Whether a role holds a capability; an unknown role or capability never does. */
export const can = (role: string, capability: string): boolean =>
  Object.hasOwn(capabilityTable, capability) && capabilityTable[capability as Capability].some((holder) => holder === role);
