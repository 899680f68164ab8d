import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { Page } from '@playwright/test';
import type axe from 'axe-core';

import { expect } from './journey.ts';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

// The packed rules are read by a browser in two thirds of the time.
const rules = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Nobody is kept out: no violation of WCAG 2.2, levels A and AA, on the screen as it stands. */
export const expectAccessible = async (page: Page): Promise<void> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(rules);
  // Asked where they stand: nothing here stands in a frame, and what gathers those costs as much as the rules.
  const found = await page.evaluate(async (values) => {
    const { violations } = await window.axe.run(document, { runOnly: { type: 'tag', values }, resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join('\n')}`);
  }, standards);
  expect(found, page.url()).toEqual([]);
};

/** Nothing has to be scrolled sideways, and nothing that can be pressed lies outside. */
export const expectFits = (page: Page): Promise<void> =>
  // A chart or a table draws itself anew after the window has changed.
  expect.poll(() => whatIsOutside(page), { message: `${page.url()} at ${page.viewportSize()?.width} px`, timeout: 5_000 }).toEqual([]);

const whatIsOutside = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const wide = [document.documentElement, ...document.querySelectorAll('main, #screen, [role=dialog]')]
      .filter((element) => element.scrollWidth > element.clientWidth + 1)
      .map((element) => `${element.tagName}#${element.id} is ${element.scrollWidth} wide in ${element.clientWidth}`);
    const scrolls = (element: Element): boolean =>
      /auto|scroll/.test(getComputedStyle(element).overflowX) && element.scrollWidth > element.clientWidth;
    const isInScroller = (element: Element): boolean => {
      for (let above = element.parentElement; above; above = above.parentElement) if (above.id !== 'screen' && scrolls(above)) return true;
      return false;
    };
    const lost = [...document.querySelectorAll('a, button, input, select, textarea')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !isInScroller(element))
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 1 && (right > innerWidth + 1 || left < -1);
      })
      .map((element) => `${element.outerHTML.slice(0, 160)} lies outside`);
    return [...wide, ...lost];
  });

/** Opens a screen, and waits until this browser could open it without a server: its second visit, as a rule. */
export const visitKept = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await page.evaluate(async () => {
    // Begun at once, where the app leaves the first seconds to the first screen: that has journeys of its own.
    await navigator.serviceWorker.register('/service-worker.js');
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== 'activated') await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }));
  });
  await page.reload();
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
};

/** The narrowest phone, and the window as somebody has it who reads at 200 %. */
export const expectNarrow = async (page: Page): Promise<void> => {
  const before = page.viewportSize();
  if (!before) throw new Error('A journey has a window.');
  for (const size of [
    { width: 360, height: 740 },
    ...(before.width > 1000 ? [{ width: before.width / 2, height: before.height / 2 }] : []),
  ]) {
    await page.setViewportSize(size);
    await expectFits(page);
  }
  await page.setViewportSize(before);
};
