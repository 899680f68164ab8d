import { test as base, expect } from '@playwright/test';

import { findHeadless, headlessVariable, thisMachine } from '../../tools/run/chromium.ts';
import { openKitchen, type Kitchen, type KitchenItem } from './kitchen.ts';
import { makeMaedServer, type MaedServer } from './maed-server.ts';
import { browserStateOf, emailOf, keepFromBefore, keptFromBefore, signIn, type Person, type SignedIn } from './sign-in.ts';
import { spareLine } from './spare-line.ts';
import { watch } from './watch.ts';
import { wordsIn, type Language, type Words } from './words.ts';

export { expect };

/** How a browser is started, in every journey alike. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

type Worker = {
  /** The server of these journeys; running when one begins, whatever the one before did to it. */
  readonly maed: MaedServer;
  /** Somebody's session, signed in once. */
  readonly sessionOf: (person: Person) => Promise<SignedIn>;
};

type Journey = {
  /** Who is signed in when the journey begins; null for a stranger. */
  readonly who: Person | null;
  /** A restaurant made for this journey alone; its owner is then the one who is signed in. */
  readonly stocked: { readonly items: readonly KitchenItem[] } | null;
  readonly kitchen: Kitchen;
  readonly language: Language;
  readonly theme: 'light' | 'dark';
  /** The texts as this browser shows them. */
  readonly words: Words;
  readonly signedIn: SignedIn | null;
  readonly neverAbroad: void;
};

/** A journey: a browser of somebody's, before a server of its own. */
export const test = base.extend<Journey, Worker>({
  launchOptions: [
    ({ browserName: _browser }, use) =>
      use({ executablePath: process.env[headlessVariable] ?? findHeadless(thisMachine()), args: chromiumArguments }),
    { scope: 'worker' },
  ],
  maed: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads the first parameter as a pattern
    async ({}, use) => {
      const server = await makeMaedServer();
      await server.start();
      await use(server);
      await server.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  sessionOf: [
    async ({ maed }, use) => {
      const sessions = new Map<Person, Promise<SignedIn>>();
      await use((person) => {
        const known = sessions.get(person) ?? signIn(maed, emailOf(person), maed.demoPassword());
        sessions.set(person, known);
        return known;
      });
    },
    { scope: 'worker' },
  ],
  who: [null, { option: true }],
  stocked: [null, { option: true }],
  kitchen: async ({ maed, stocked }, use) => {
    await maed.start();
    await use(await openKitchen(maed, stocked?.items ?? []));
  },
  language: ['en', { option: true }],
  theme: ['light', { option: true }],
  words: ({ language }, use) => use(wordsIn(language)),
  baseURL: ({ maed }, use) => use(maed.url),
  signedIn: async ({ maed, sessionOf, who }, use) => {
    await maed.start();
    await use(who && (await sessionOf(who)));
  },
  storageState: ({ maed, signedIn, language, theme }, use) => use({ ...browserStateOf(maed, signedIn, { language, theme }), origins: [] }),
  context: async ({ context, maed, signedIn, language, theme }, use) => {
    await context.addInitScript(keepFromBefore, keptFromBefore(maed, signedIn, { language, theme }));
    await context.addInitScript(spareLine);
    await use(context);
  },
  neverAbroad: [
    async ({ context, maed }, use) => {
      const faults = await watch(context, maed.url);
      await use();
      expect(faults, 'nothing is fetched from elsewhere, nothing breaks the content policy, nothing throws').toEqual([]);
    },
    { auto: true },
  ],
});

type EitherForm = {
  /** A text to the letter: as it is written in English, and as its key has it in Amharic. */
  readonly exactly: (key: string, english: string) => string;
};

/** A journey that is made twice: at a desk in English, and in a hand in Amharic. */
export const bothTest = test.extend<EitherForm>({
  language: ({ isMobile }, use) => use(isMobile ? 'am' : 'en'),
  exactly: ({ language, words }, use) => use((key, english) => (language === 'en' ? english : words(key))),
});

/** A look at screens that is taken twice: light and in English at a desk, dark and in Amharic in a hand. */
export const everybodyTest = bothTest.extend({
  theme: ({ isMobile }, use) => use(isMobile ? 'dark' : 'light'),
});

/** A journey in a restaurant of its own, whose owner is signed in. */
export const kitchenTest = test.extend({
  signedIn: ({ kitchen }, use) => use(kitchen.owner),
});

/** The same, made twice. */
export const bothKitchenTest = bothTest.extend({
  signedIn: ({ kitchen }, use) => use(kitchen.owner),
});
