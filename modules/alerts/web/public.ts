/** What stands in the top bar of every screen; fetched when the bar stands. */
export const loadBell = async () => (await import('./bell.tsx')).Bell;
