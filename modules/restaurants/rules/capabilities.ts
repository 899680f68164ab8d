/** The roles of a membership; any other word holds no capability at all. */
export const roles = ['owner', 'manager', 'chef', 'kitchenstaff', 'staff'] as const;

/** A person's part in one restaurant. Whoever registered it is its owner, whatever their title. */
export type Role = (typeof roles)[number];

const everyone: readonly Role[] = roles;
const kitchen: readonly Role[] = ['owner', 'manager', 'chef', 'kitchenstaff'];
const cooks: readonly Role[] = ['owner', 'manager', 'chef'];
const managers: readonly Role[] = ['owner', 'manager'];
const owners: readonly Role[] = ['owner'];

/**
 * Who may do what: the one table that the server enforces and the screens mirror.
 *
 * @source docs/decisions/003-capabilities.md
 */
export const capabilityTable = {
  'restaurant.view': everyone,
  'restaurant.edit': managers,
  'members.view': managers,
  'audit.view': owners,
  'operations.view': owners,
  'inventory.view': everyone,
  'inventory.view-cost': cooks,
  'inventory.edit-items': cooks,
  'inventory.record-movement': everyone,
  'inventory.correct-movement': cooks,
  'inventory.import': cooks,
  'inventory.export': cooks,
} as const satisfies Record<string, readonly Role[]>;

/** An action that the table knows. */
export type Capability = keyof typeof capabilityTable;

/** Whether a role holds a capability; an unknown role or capability never does. */
export const can = (role: string, capability: string): boolean => {
  const holders = (capabilityTable as Record<string, readonly string[]>)[capability];
  return holders !== undefined && Object.hasOwn(capabilityTable, capability) && holders.includes(role);
};
