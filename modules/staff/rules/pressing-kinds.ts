/** What of rota and clock presses on people, in the order in which they choose how to hear of it. */
export const peopleKinds = [
  'rota-published',
  'swap-asked',
  'swap-waits',
  'swap-decided',
  'time-off-waits',
  'time-off-decided',
  'clock-late',
  'clock-forgotten',
] as const;

/** A word of the list above. */
export type PeopleKind = (typeof peopleKinds)[number];
