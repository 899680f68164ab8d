import {
  BookOpen,
  CalendarClock,
  ChartColumn,
  CookingPot,
  House,
  ListChecks,
  Package,
  ReceiptText,
  Settings,
  Trash2,
  Truck,
  type LucideIcon,
} from 'lucide-react';

import { m } from '../../generated/messages/web/messages.js';

/** The places that the sidebar and the bottom bar lead to. */
export type PlacePath =
  | '/home'
  | '/inventory'
  | '/purchase'
  | '/waste'
  | '/reports'
  | '/menu'
  | '/kitchen'
  | '/kitchen/orders'
  | '/tasks'
  | '/staff'
  | '/settings';

export type Place = {
  readonly path: PlacePath;
  readonly icon: LucideIcon;
  readonly title: () => string;
  readonly purpose: () => string;
  /** Who sees it; everybody where absent. The server decides again. */
  readonly roles?: readonly string[];
};

const managers = ['owner', 'manager'];

/** In the order of the sidebar. */
export const places: readonly Place[] = [
  { path: '/home', icon: House, title: m.app_home_title, purpose: m.app_home_purpose },
  { path: '/inventory', icon: Package, title: m.app_inventory_title, purpose: m.app_inventory_purpose },
  { path: '/purchase', icon: Truck, title: m.app_purchase_title, purpose: m.app_purchase_purpose, roles: managers },
  { path: '/waste', icon: Trash2, title: m.app_waste_title, purpose: m.app_waste_purpose },
  { path: '/reports', icon: ChartColumn, title: m.app_reports_title, purpose: m.app_reports_purpose, roles: managers },
  { path: '/menu', icon: BookOpen, title: m.app_menu_title, purpose: m.app_menu_purpose },
  { path: '/kitchen', icon: CookingPot, title: m.app_kitchen_title, purpose: m.app_kitchen_purpose },
  { path: '/tasks', icon: ListChecks, title: m.app_tasks_title, purpose: m.app_tasks_purpose },
  { path: '/staff', icon: CalendarClock, title: m.app_staff_title, purpose: m.app_staff_purpose },
];

/** A part of the kitchen that whoever serves goes to all day: under the thumb alone. */
const ordersPlace: Place = {
  path: '/kitchen/orders',
  icon: ReceiptText,
  title: m.kitchen_orders_title,
  purpose: m.app_kitchen_purpose,
};

/** In the Account group, apart from the work. */
export const settingsPlace: Place = {
  path: '/settings',
  icon: Settings,
  title: m.app_settings_title,
  purpose: m.app_settings_purpose,
};

/** What a role sees. Nothing while the role isn't known: a place that vanishes again is worse than one that appears. */
export const placesFor = (role: string | undefined): readonly Place[] =>
  role === undefined ? [] : places.filter(({ roles }) => roles === undefined || roles.includes(role));

const fourForManagers: readonly PlacePath[] = ['/home', '/inventory', '/purchase', '/tasks'];
const fourForCooks: readonly PlacePath[] = ['/home', '/kitchen', '/inventory', '/tasks'];
const fourForStaff: readonly PlacePath[] = ['/home', '/kitchen/orders', '/tasks', '/staff'];

/** The four that a role uses most, for a thumb. */
export const fourPlacesFor = (role: string | undefined): readonly Place[] => {
  const four = role === 'staff' ? fourForStaff : role === 'chef' || role === 'kitchenstaff' ? fourForCooks : fourForManagers;
  const seen = [...placesFor(role), ordersPlace];
  return four.flatMap((path) => seen.filter((place) => place.path === path));
};
