import { defineConfig } from '@playwright/test';

/** Real journeys in a real Chromium, at a phone and at a desk. A file may name one of them: `x.phone.spec.ts`. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './e2e/world/global-setup.ts',
  outputDir: 'test-results',
  reporter: 'line',
  forbidOnly: true,
  retries: 0,
  // Each has a server, a database and a browser of its own; more would only take turns on two cores.
  workers: 2,
  // None says how fast the app is: they only end what is stuck, also on a machine of half this speed.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    actionTimeout: 30_000,
    // Fetching the whole app ahead costs more than most journeys; those about it allow it.
    serviceWorkers: 'block',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    screenshot: 'only-on-failure',
    // Nothing is halfway between two colours while it is being checked.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    {
      name: 'phone',
      testIgnore: '**/*.desktop.spec.ts',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      testIgnore: '**/*.phone.spec.ts',
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
});
