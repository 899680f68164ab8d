import type { CommandEnvelope } from '../../../platform/contract/command.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { can } from '../../restaurants/rules/capabilities.ts';
import { peopleByRole } from '../../restaurants/server/public.ts';
import { pressNote } from './pressing-notes.ts';

type Told = { readonly noteId: string; readonly text: string; readonly forRole: string | null; readonly place: string };

/** How long it is said where nobody says that it is dealt with. @unit milliseconds */
const saidForMs = 24 * 3_600_000;

/** Tells those of a role, or whoever leads where none is named, of something that needs them now. */
export const tellColleagues = async (
  tx: RestaurantTx,
  { body: { noteId, text, forRole, place } }: CommandEnvelope<Told>,
): Promise<{ told: number }> => {
  const people = (await peopleByRole(tx)).filter(({ role }) => (forRole === null ? can(role, 'members.view') : role === forRole));
  const userIds = people.map(({ userId }) => userId);
  const words = { text, by: tx.personName };
  await pressNote(tx, { kind: 'automation-told', subject: noteId, words, place, userIds, until: new Date(Date.now() + saidForMs) });
  return { told: userIds.length };
};
