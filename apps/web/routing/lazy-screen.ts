import { lazyRouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';

/**
 * A screen whose code comes when it is first shown. One that cannot be fetched is said by the error screen, which asks
 * again after two seconds: the router would load the page anew at once and without a word wherever a browser's own message
 * reaches it.
 */
export const lazyScreen = <Screen extends ComponentType<never>>(load: () => Promise<Screen>) =>
  lazyRouteComponent(async () => ({ default: await load().catch(sayNotFetched) }));

const sayNotFetched = (cause: unknown): never => {
  throw new Error(`a screen is missing: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
};
