import type { Capability } from './capabilities.ts';

/** What a key is for: a part of the house's work. */
export const apiAreas = ['stock', 'purchasing', 'menu', 'kitchen', 'waste', 'staff', 'tasks', 'reports', 'restaurant'] as const;

/** What a key is for. */
export type ApiArea = (typeof apiAreas)[number];

/** Whether something is looked at or done. */
export type ApiDeed = 'read' | 'write';

/** What a key may: look at, or look at and do, what belongs to an area. */
export type ApiScope = `${ApiArea}:${ApiDeed}`;

/** Areas of which a key looks at things and does none. */
const lookedAtAlone: ReadonlySet<ApiArea> = new Set(['reports', 'restaurant']);

/** All scopes, in the order in which they are offered. */
export const apiScopes: readonly ApiScope[] = apiAreas.flatMap((area): ApiScope[] =>
  lookedAtAlone.has(area) ? [`${area}:read`] : [`${area}:read`, `${area}:write`],
);

/** The area of each capability; null for what no program does in anybody's name: people, plans, rights, devices and deletion. */
const areas: Readonly<Record<Capability, ApiArea | null>> = {
  'restaurant.view': 'restaurant',
  'restaurant.edit': null,
  'restaurant.export': null,
  'restaurant.delete': null,
  'restaurant.manage-keys': null,
  'members.view': null,
  'members.view-pay': null,
  'members.invite': null,
  'members.manage': null,
  'departments.edit': null,
  'tablets.manage': null,
  'tablets.use': null,
  'audit.view': null,
  'operations.view': null,
  'subscription.view': null,
  'inventory.view': 'stock',
  'inventory.view-cost': 'stock',
  'inventory.edit-items': 'stock',
  'inventory.record-movement': 'stock',
  'inventory.correct-movement': 'stock',
  'inventory.import': 'stock',
  'inventory.export': 'stock',
  'inventory.view-worth': 'stock',
  'inventory.keep-books': null,
  'inventory.reopen-books': null,
  'inventory.count': 'stock',
  'inventory.review-counts': 'stock',
  'inventory.handle-lots': 'stock',
  'inventory.transfer': 'stock',
  'inventory.send-transfer': 'stock',
  'inventory.try-out': null,
  'purchasing.view': 'purchasing',
  'purchasing.edit': 'purchasing',
  'purchasing.request': 'purchasing',
  'purchasing.receive': 'purchasing',
  'waste.view': 'waste',
  'waste.log': 'waste',
  'waste.review': 'waste',
  'waste.view-people': 'waste',
  'waste.set-up': 'waste',
  'waste.set-goals': 'waste',
  'waste.record-days': 'waste',
  'waste.act': 'waste',
  'waste.export': 'waste',
  'menu.view': 'menu',
  'menu.edit': 'menu',
  'menu.approve': null,
  'menu.pause': 'menu',
  'menu.produce': 'menu',
  'kitchen.view': 'kitchen',
  'kitchen.take-orders': 'kitchen',
  'kitchen.cook': 'kitchen',
  'kitchen.take-payments': 'kitchen',
  'kitchen.lead': 'kitchen',
  'kitchen.set-up': 'kitchen',
  'kitchen.reserve': 'kitchen',
  'kitchen.view-takings': 'kitchen',
  'kitchen.pair-tills': null,
  'kitchen.view-times': 'kitchen',
  'staff.view': 'staff',
  'staff.plan': 'staff',
  'staff.keep-files': null,
  'staff.clock': null,
  'staff.view-hours': 'staff',
  'staff.approve-hours': null,
  'staff.ask': null,
  'tasks.view': 'tasks',
  'tasks.do': 'tasks',
  'tasks.verify': null,
  'tasks.assign': 'tasks',
  'tasks.set-up': 'tasks',
  'tasks.view-integrity': 'tasks',
  'reports.view': 'reports',
  'reports.close-days': null,
  'reports.set-up': null,
  'reports.set-rates': null,
  'alerts.choose': null,
  'alerts.view-deliveries': null,
  'assistant.ask': null,
  'assistant.forecast': null,
  'assistant.automate': null,
  'integrations.manage': null,
  'integrations.take-files': null,
};

const areaOf = (capability: string): ApiArea | null => (Object.hasOwn(areas, capability) ? areas[capability as Capability] : null);

/** The scope that a key needs for something; null where no key may do it. */
export const scopeFor = (capability: string, deed: ApiDeed): ApiScope | null => {
  const area = areaOf(capability);
  if (area === null || (deed === 'write' && lookedAtAlone.has(area))) return null;
  return `${area}:${deed}`;
};

/** Whether scopes cover something. Whoever may do a thing may look at what is around it. */
export const isCovered = (scopes: readonly string[], capability: string, deed: ApiDeed): boolean => {
  const scope = scopeFor(capability, deed);
  if (scope === null) return false;
  return scopes.includes(scope) || (deed === 'read' && scopes.includes(scope.replace(/read$/, 'write')));
};

/** Whose procedures a key reaches at all: the house's books. What is somebody's own, asks them or acts for them is for people. */
const modulesForKeys: ReadonlySet<string> = new Set([
  'inventory',
  'purchasing',
  'menu',
  'kitchen',
  'waste',
  'staff',
  'tasks',
  'reports',
  'restaurants',
]);

/** Of these modules, what is about whoever asks alone. */
const aboutOneself: ReadonlySet<string> = new Set(['restaurants.myMembership']);

/**
 * The scope by which a key reaches a procedure; null where none does.
 *
 * @param path as a client names it: `inventory.listItems`
 */
export const scopeOfProcedure = (path: string, capability: string, deed: ApiDeed): ApiScope | null =>
  modulesForKeys.has(path.split('.')[0] ?? '') && !aboutOneself.has(path) ? scopeFor(capability, deed) : null;
