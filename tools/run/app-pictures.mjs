// Makes the pictures by which browsers show an installable Maed, and those of the README: `node tools/run/app-pictures.mjs`, beside a Maed
// whose demo was just filled.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { bootstrap, root } from './bootstrap.mjs';

await bootstrap();
const { chromium } = await import('@playwright/test');
const { findChromium, thisMachine } = await import('./chromium.ts');
const address = process.env.MAED_BASE_URL ?? `http://localhost:${process.env.PORT ?? 4400}`;
const password = process.env.MAED_DEMO_PASSWORD;
if (!password) throw new Error('MAED_DEMO_PASSWORD: the password of the demo, which stands in secrets.json of the data folder.');

const folder = join(root, 'apps', 'web', 'public');
const drawing = readFileSync(join(folder, 'icon.svg'), 'utf8');
const withoutGround = drawing.replace(/<rect [^>]*\/>/, '');
const icons = [
  ['icon-192.png', 192, drawing],
  ['icon-512.png', 512, drawing],
  // Systems cut it to their own shape: the ground fills it, and what is drawn lies within the middle four fifths.
  ['icon-maskable-512.png', 512, drawing.replace(/ rx="\d+"/, '')],
  ['icon-monochrome-512.png', 512, withoutGround],
];
const narrow = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const wide = { viewport: { width: 1440, height: 900 } };
const tablet = { viewport: { width: 1180, height: 820 }, hasTouch: true };
const [shown, docs] = [join(folder, 'screenshots'), join(root, 'docs')];
const screenshots = [
  { into: shown, name: 'home-narrow.png', form: narrow, person: 'manager.london', path: '/home' },
  { into: shown, name: 'stock-narrow.png', form: narrow, person: 'chef.london', path: '/inventory' },
  { into: shown, name: 'home-wide.png', form: wide, person: 'manager.london', path: '/home' },
  { into: shown, name: 'rota-wide.png', form: wide, person: 'manager.london', path: '/staff' },
  { into: docs, name: 'inventory.png', form: wide, person: 'chef.london', path: '/inventory' },
  { into: docs, name: 'kitchen.png', form: tablet, person: 'kitchen.london', path: '/kitchen', link: /Hot line/ },
];

const browser = await chromium.launch({ executablePath: findChromium(thisMachine()), args: ['--no-sandbox'] });
for (const [name, side, svg] of icons) {
  const page = await browser.newPage({ viewport: { width: side, height: side } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${side}px}</style>${svg}`);
  writeFileSync(join(folder, name), await page.screenshot({ omitBackground: true }));
  await page.close();
}
mkdirSync(shown, { recursive: true });
for (const { into, name, form, person, path, link } of screenshots) {
  const context = await browser.newContext({ ...form, locale: 'en-GB', timezoneId: 'Europe/London', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(`${address}/auth`);
  await page.locator('input[type=email]').fill(`${person}@demo.maed.app`);
  await page.locator('input[type=password]').fill(password);
  await page.locator('button[type=submit]').first().click();
  await page.waitForURL(/\/home/);
  await page.goto(`${address}${path}`);
  await page.locator('main h1').waitFor();
  if (link) await page.getByRole('link', { name: link }).click();
  await page.waitForLoadState('networkidle').catch(() => undefined);
  await page.waitForFunction(() => document.querySelector('[data-sonner-toast], main .animate-late') === null);
  writeFileSync(join(into, name), await page.screenshot());
  await context.close();
}
await browser.close();
