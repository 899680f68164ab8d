import { m } from '../../../../../generated/messages/web/messages.js';

/** A list to begin with, loaded when it is chosen. */
export type Starter = { readonly id: string; readonly title: () => string; readonly load: () => Promise<string> };

/** What kitchens of a kind keep. They are files like any other: seen, ticked and agreed to before anything is written. */
export const starters: readonly Starter[] = [
  { id: 'ethiopian', title: m.inventory_starter_ethiopian, load: async () => (await import('./ethiopian.ts')).ethiopianStarter },
  { id: 'british', title: m.inventory_starter_british, load: async () => (await import('./british.ts')).britishStarter },
  { id: 'italian', title: m.inventory_starter_italian, load: async () => (await import('./italian.ts')).italianStarter },
  { id: 'indian', title: m.inventory_starter_indian, load: async () => (await import('./indian.ts')).indianStarter },
  { id: 'cafe', title: m.inventory_starter_cafe, load: async () => (await import('./cafe.ts')).cafeStarter },
];
