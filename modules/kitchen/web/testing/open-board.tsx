import { openAtWork } from '../../../restaurants/web/testing/open-at-work.tsx';
import { readKitchenSearch } from '../kitchen-search.ts';
import { KitchenScreen } from '../kitchen-screen.tsx';
import { PadScreen } from '../orders/pad-screen.tsx';
import { readPadSearch } from '../orders/pad-search.ts';
import { SetUpScreen } from '../set-up/set-up-screen.tsx';

/** What the kitchen's server answers in a test; whatever it is not asked about stays away. */
export type KitchenAnswers = {
  readonly readHouse: () => Promise<unknown>;
  readonly readKitchen?: () => Promise<unknown>;
  readonly readKitchenHistory?: () => Promise<unknown>;
  readonly saveStation?: (input: { readonly body: object }) => Promise<unknown>;
  readonly saveTable?: (input: { readonly body: object }) => Promise<unknown>;
  readonly readTills?: () => Promise<unknown>;
  readonly readTillKey?: () => Promise<unknown>;
  readonly pairTill?: (input: { readonly body: object }) => Promise<unknown>;
  readonly revokeTill?: (input: { readonly body: object }) => Promise<unknown>;
};

export type BoardOpening = {
  readonly address: string;
  readonly answers: KitchenAnswers;
  readonly role?: string;
  /** Dishes of the menu, as its server answers them. */
  readonly dishes?: readonly object[];
  /** How the menu is asked for, where it is not simply answered. */
  readonly readMenu?: () => Promise<unknown>;
};

export type OpenedBoard = {
  /** What waits on this device, by name. */
  readonly waiting: () => readonly string[];
  /** Asks for everything anew, as an event of the server would. */
  readonly refresh: () => Promise<void>;
  readonly close: () => void;
};

const screens = [
  { path: '/kitchen', validateSearch: readKitchenSearch, component: KitchenScreen },
  { path: '/kitchen/orders/new', validateSearch: readPadSearch, component: PadScreen },
  { path: '/kitchen/set-up', component: SetUpScreen },
];

/** Opens the kitchen's board, its pad or its set-up, on a device from which nothing is sent. */
export const openBoard = async (opening: BoardOpening): Promise<OpenedBoard> => {
  const { address, answers, role = 'kitchenstaff', dishes = [] } = opening;
  const readMenu = opening.readMenu ?? (async () => ({ categories: [], dishes, groups: [], isCostVisible: false }));
  const { outbox, queries, close } = await openAtWork({ address, screens, answers: { kitchen: answers, menu: { readMenu } }, role });
  return {
    waiting: () => outbox.entries().map(({ name }) => name),
    refresh: () => queries.invalidateQueries(),
    close,
  };
};
