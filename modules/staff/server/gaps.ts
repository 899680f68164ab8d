import { eq } from 'drizzle-orm';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { type Gap, gapsMax } from '../../../platform/server/gap.ts';
import { colleagues, getDetails } from '../../restaurants/server/public.ts';
import type { RotaFinding, Shift } from '../contract/rota-fields.ts';
import { papersToSeeTo, paperState, type Paper } from '../rules/certificate.ts';
import type { StaffGapKind } from '../rules/gap-kinds.ts';
import { papersOf } from './certificates.ts';
import { readRota } from './read-rota.ts';
import { employment } from './tables.ts';

type StaffGap = Gap<StaffGapKind>;

/** How far ahead a rota is looked through. @unit days */
const aheadDays = 14;

/** What is said elsewhere, or is the house's own wish and no rule: papers are told one by one, and time off is agreed about. */
const notInspected: ReadonlySet<RotaFinding['kind']> = new Set([
  'CERTIFICATE',
  'RIGHT_TO_WORK',
  'EMPLOYED',
  'TIME_OFF',
  'TIME_OFF_ASKED',
  'AVAILABILITY',
]);

type Names = ReadonlyMap<string, string>;

const rotaGap = (finding: RotaFinding, shifts: readonly Shift[], names: Names): StaffGap[] => {
  const [first] = shifts.filter(({ id }) => finding.shiftIds.includes(id));
  if (!first || first.userId === null || notInspected.has(finding.kind)) return [];
  const { kind: rule, measured, allowed, source: title, isConfirmed } = finding;
  return [
    {
      kind: 'rota-rule',
      subject: `${finding.ruleId}:${first.id}`,
      words: { person: names.get(first.userId) ?? '', rule, measured, allowed },
      place: `/staff?day=${first.day}`,
      day: first.day,
      source: { title, isConfirmed },
    },
  ];
};

type NamedPaper = Paper & { readonly person: string };

const paperGap = ({ userId, person, topic, expiresOn }: NamedPaper, today: string): StaffGap => ({
  kind: paperState(expiresOn, today) === 'RAN_OUT' ? 'paper-ran-out' : 'paper-runs-out',
  subject: `${userId}:${topic}`,
  words: { person, topic },
  place: '/staff/people',
  day: expiresOn,
  source: null,
});

const fileGaps = async (tx: RestaurantTx, today: string, names: Names): Promise<StaffGap[]> => {
  const { country } = await getDetails(tx);
  const rows = await tx.db.select().from(employment).where(eq(employment.restaurantId, tx.restaurantId));
  const files = rows.filter(({ userId, endedOn }) => names.has(userId) && (endedOn === null || endedOn >= today));
  const papers = await papersOf(tx, [...names.keys()]);
  const held = files.flatMap(({ userId, rightToWorkUntil }): NamedPaper[] => {
    const person = names.get(userId) ?? '';
    const rightToWork = { userId, person, topic: 'RIGHT_TO_WORK' as const, expiresOn: rightToWorkUntil };
    return [...(papers.get(userId) ?? []).map((paper) => ({ ...paper, userId, person })), ...(rightToWorkUntil ? [rightToWork] : [])];
  });
  const ofPerson = (kind: StaffGapKind, userId: string): StaffGap => ({
    kind,
    subject: userId,
    words: { person: names.get(userId) ?? '' },
    place: '/staff/people',
    day: null,
    source: null,
  });
  const untrained = files.filter(({ userId }) => !(papers.get(userId) ?? []).some(({ topic }) => topic === 'FOOD_HYGIENE'));
  const unchecked = files.filter(({ rightToWorkCheckedOn }) => country === 'GB' && rightToWorkCheckedOn === null);
  return [
    ...papersToSeeTo(held, today).map((paper) => paperGap(paper, today)),
    ...untrained.map(({ userId }) => ofPerson('hygiene-untrained', userId)),
    ...unchecked.map(({ userId }) => ofPerson('right-to-work-unchecked', userId)),
  ];
};

/** Where the rota of the next two weeks and people's papers are not as law and house ask; for who plans and keeps files alone. */
export const staffGaps = async (tx: RestaurantTx, today: string): Promise<StaffGap[]> => {
  const names = new Map((await colleagues(tx)).map(({ id, name }) => [id, name]));
  const { planned } = await readRota(tx, { from: today, days: aheadDays });
  const rota = (planned?.findings ?? []).flatMap((finding) => rotaGap(finding, planned?.shifts ?? [], names));
  return [...rota.slice(0, gapsMax), ...(await fileGaps(tx, today, names)).slice(0, gapsMax)];
};
