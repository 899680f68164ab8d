import type { Capability } from '../../../restaurants/rules/capabilities.ts';

/** What events are grouped by where one chooses among them, in that order. */
export const eventAreas = ['STOCK', 'BUYING', 'MENU', 'KITCHEN', 'WASTE', 'CHECKS'] as const;

/** A word of the list above. */
export type EventArea = (typeof eventAreas)[number];

/** The events that other programs may be told of, in the order in which they are offered. */
export const offeredEvents = [
  'inventory.v1.movement-recorded',
  'inventory.v1.level-below-par',
  'inventory.v1.level-negative',
  'inventory.v1.item-changed',
  'inventory.v1.items-merged',
  'inventory.v1.merge-undone',
  'inventory.v1.lot-expiring',
  'inventory.v1.lot-expired',
  'inventory.v1.lot-recalled',
  'inventory.v1.transfer-moved',
  'inventory.v1.count-submitted',
  'inventory.v1.count-approved',
  'inventory.v1.count-reversed',
  'purchasing.v1.items-requested',
  'purchasing.v1.order-moved',
  'purchasing.v1.order-answered',
  'purchasing.v1.receipt-moved',
  'purchasing.v1.invoice-moved',
  'purchasing.v1.credit-moved',
  'menu.v1.menu-changed',
  'menu.v1.dish-paused',
  'menu.v1.dish-live',
  'menu.v1.recipe-approved',
  'menu.v1.batch-booked',
  'kitchen.v1.order-changed',
  'kitchen.v1.lines-changed',
  'kitchen.v1.reservation-changed',
  'kitchen.v1.takings-changed',
  'waste.v1.entry-logged',
  'waste.v1.entry-voided',
  'tasks.v1.check-failed',
  'tasks.v1.run-missed',
  'tasks.v1.incident-changed',
] as const;

/** A word of the list above. */
export type OfferedEvent = (typeof offeredEvents)[number];

/** What is known of an event that is offered. */
export type OfferedLaw = {
  readonly area: EventArea;
  /** Who may hear of it in the app, as its module says; whoever sets up an address holds every one of these. */
  readonly capability: Capability;
};

const stock = (capability: Capability): OfferedLaw => ({ area: 'STOCK', capability });
const buying = (capability: Capability): OfferedLaw => ({ area: 'BUYING', capability });
const menu: OfferedLaw = { area: 'MENU', capability: 'menu.view' };
const kitchen = (capability: Capability): OfferedLaw => ({ area: 'KITCHEN', capability });
const waste: OfferedLaw = { area: 'WASTE', capability: 'waste.view' };
const checks: OfferedLaw = { area: 'CHECKS', capability: 'tasks.view' };

/**
 * What is offered, and why the rest is not: what names a person (staff, members, whoever threw something away), carries words
 * that people wrote about each other, tells of money (changes of prices), or says no more than that a screen is stale.
 */
export const offeredLaws: Readonly<Record<OfferedEvent, OfferedLaw>> = {
  'inventory.v1.movement-recorded': stock('inventory.view'),
  'inventory.v1.level-below-par': stock('inventory.view'),
  'inventory.v1.level-negative': stock('inventory.view'),
  'inventory.v1.item-changed': stock('inventory.view'),
  'inventory.v1.items-merged': stock('inventory.view'),
  'inventory.v1.merge-undone': stock('inventory.view'),
  'inventory.v1.lot-expiring': stock('inventory.view'),
  'inventory.v1.lot-expired': stock('inventory.view'),
  'inventory.v1.lot-recalled': stock('inventory.view'),
  'inventory.v1.transfer-moved': stock('inventory.transfer'),
  'inventory.v1.count-submitted': stock('inventory.count'),
  'inventory.v1.count-approved': stock('inventory.count'),
  'inventory.v1.count-reversed': stock('inventory.count'),
  'purchasing.v1.items-requested': buying('purchasing.request'),
  'purchasing.v1.order-moved': buying('purchasing.receive'),
  'purchasing.v1.order-answered': buying('purchasing.view'),
  'purchasing.v1.receipt-moved': buying('purchasing.receive'),
  'purchasing.v1.invoice-moved': buying('purchasing.view'),
  'purchasing.v1.credit-moved': buying('purchasing.view'),
  'menu.v1.menu-changed': menu,
  'menu.v1.dish-paused': menu,
  'menu.v1.dish-live': menu,
  'menu.v1.recipe-approved': menu,
  'menu.v1.batch-booked': menu,
  'kitchen.v1.order-changed': kitchen('kitchen.view'),
  'kitchen.v1.lines-changed': kitchen('kitchen.view'),
  'kitchen.v1.reservation-changed': kitchen('kitchen.reserve'),
  'kitchen.v1.takings-changed': kitchen('kitchen.view-takings'),
  'waste.v1.entry-logged': waste,
  'waste.v1.entry-voided': waste,
  'tasks.v1.check-failed': checks,
  'tasks.v1.run-missed': checks,
  'tasks.v1.incident-changed': checks,
};

/** What a test is called: no event of a restaurant has this name. */
export const testKind = 'integrations.v1.test';

/** What an address may be sent. */
export type SentKind = OfferedEvent | typeof testKind;
