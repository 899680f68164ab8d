/** The look of the link above a screen's title that leads to the screen it belongs to. */
export const wayBackClass = 'self-start rounded-chip text-small text-ink-2 focus-ring hover:text-ink';
