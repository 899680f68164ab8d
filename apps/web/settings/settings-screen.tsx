import { Link, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef, type ReactNode } from 'react';

import { m } from '../../../generated/messages/web/messages.js';
import { can } from '../../../modules/restaurants/rules/capabilities.ts';
import { useMaybeRestaurant, useRestaurantFinding } from '../../../modules/restaurants/web/public.ts';
import { Skeleton, SkeletonRows } from '../../../ui/skeleton.tsx';
import { settingsTabs, type SettingsTab } from './settings-tabs.ts';

/** Each page comes with its own code, once. */
const pages: ReadonlyMap<string, ReactNode> = new Map(
  settingsTabs.map((tab) => {
    const Page = lazy(async () => ({ default: await tab.load() }));
    return [tab.id, <Page key={tab.id} />];
  }),
);

/** Who one is, how the app looks and counts, and what the restaurant keeps to: one page for /settings and /profile. */
export const SettingsScreen = () => {
  const wanted = useSearch({ strict: false, select: ({ tab }) => tab });
  const role = useMaybeRestaurant()?.role ?? '';
  const seen = settingsTabs.filter(({ capability }) => capability === undefined || can(role, capability));
  // Which pages there are is not known before the role is: the one that was asked for would not be among them.
  const isFinding = useRestaurantFinding() === 'finding';
  const shown = seen.find(({ id }) => id === wanted) ?? seen[0];
  return (
    <section className="max-w-[44rem]">
      <h1 className="mb-4 text-title">{m.app_settings_title()}</h1>
      {isFinding ? (
        <SkeletonRows rows={5} label={m.restaurants_gate_loading()} />
      ) : (
        <>
          <SettingsNav tabs={seen.filter(({ within }) => within === undefined)} shown={shown?.within ?? shown?.id} />
          <Suspense fallback={<Skeleton className="h-40" />}>{pages.get(shown?.id ?? '')}</Suspense>
        </>
      )}
    </section>
  );
};

type SettingsNavProps = { readonly tabs: readonly SettingsTab[]; readonly shown: string | undefined };

/** The pages as links, so that each has an address of its own. */
const SettingsNav = ({ tabs, shown }: SettingsNavProps) => {
  const row = useRef<HTMLElement>(null);
  // On a phone the row is longer than the screen: the page one is on must not be the one out of sight.
  useEffect(() => {
    // Braces, because newer browsers answer a scroll with a promise, and an effect must answer with nothing.
    row.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [shown, tabs.length]);
  return (
    <nav ref={row} aria-label={m.app_settings_title()} className="mb-8 flex gap-1 overflow-x-auto border-b border-line">
      {tabs.map((tab) => (
        <Link
          key={tab.id}
          to="/settings"
          search={{ tab: tab.id }}
          replace
          aria-current={tab.id === shown ? 'page' : undefined}
          className="shrink-0 border-b-2 border-transparent px-3 py-2.5 text-body text-ink-2 focus-ring hover:text-ink aria-[current=page]:border-ink aria-[current=page]:font-medium aria-[current=page]:text-ink touch:min-h-11"
        >
          {tab.title()}
        </Link>
      ))}
    </nav>
  );
};
