import type { Rule } from './labour-rule.ts';

const always = { validFrom: '1970-01-01', validTo: null, isConfirmed: true, appliesTo: 'ALL' } as const;

/** What holds in every country: what no rota can mean, and what the files of people say. */
export const houseRules: readonly Rule[] = [
  {
    ...always,
    id: 'HOUSE.overlap',
    kind: 'OVERLAP',
    level: 'BLOCK',
    mayOverride: false,
    source: 'Nobody works twice at one time',
    limit: {},
  },
  { ...always, id: 'HOUSE.employed', kind: 'EMPLOYED', level: 'BLOCK', mayOverride: false, source: 'The file of the person', limit: {} },
  {
    ...always,
    id: 'HOUSE.right-to-work',
    kind: 'RIGHT_TO_WORK',
    level: 'BLOCK',
    mayOverride: false,
    source: 'The papers of the person',
    limit: {},
  },
  ...(['FIRST_AID', 'FIRE_SAFETY', 'ALCOHOL_LICENCE'] as const).map((topic) => ({
    ...always,
    id: `HOUSE.certificate-${topic.toLowerCase()}`,
    kind: 'CERTIFICATE' as const,
    level: 'WARN' as const,
    mayOverride: true,
    source: 'The papers of the person',
    limit: { topic },
  })),
  { ...always, id: 'HOUSE.time-off', kind: 'TIME_OFF', level: 'BLOCK', mayOverride: true, source: 'Time off that was agreed', limit: {} },
  {
    ...always,
    id: 'HOUSE.time-off-asked',
    kind: 'TIME_OFF_ASKED',
    level: 'WARN',
    mayOverride: true,
    source: 'Time off that was asked for',
    limit: {},
  },
  {
    ...always,
    id: 'HOUSE.availability',
    kind: 'AVAILABILITY',
    level: 'WARN',
    mayOverride: true,
    source: 'What the person said of their week',
    limit: {},
  },
  { ...always, id: 'HOUSE.long-shift', kind: 'SHIFT_LENGTH', level: 'WARN', mayOverride: true, source: 'Maed', limit: { minutes: 600 } },
  {
    ...always,
    id: 'HOUSE.endless-shift',
    kind: 'SHIFT_LENGTH',
    level: 'BLOCK',
    mayOverride: false,
    source: 'Maed',
    limit: { minutes: 960 },
  },
];
