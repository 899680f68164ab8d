import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { newCommand, newId } from '../../../../platform/web/new-command.ts';
import type { CommandAbout, TypedForm } from '../../../../platform/web/outbox/outbox-entry.ts';
import { useOutbox, useOutboxSummary } from '../../../../platform/web/outbox/use-outbox.tsx';
import { useStaffWorld, type StaffInputs } from '../staff-client.ts';
import { announcementsQuery } from '../staff-queries.ts';

/** What people are told, with what this device has yet to pass on: word that waits, and what was read here meanwhile. */
export const useNotes = () => {
  const world = useStaffWorld();
  const query = useQuery(announcementsQuery(world));
  const { waiting } = useOutboxSummary();
  const here = waiting.filter(({ input }) => input.restaurantId === world.restaurantId);
  const inputsOf = <Input>(command: string): Input[] => here.filter(({ name }) => name === command).map(({ input }) => input as Input);
  const readHere = new Map(
    inputsOf<StaffInputs['confirmRead']>('staff.confirm-read@1').map(({ body, occurredAt }) => [body.announcementId, occurredAt]),
  );
  const known = new Set(query.data?.announcements.map(({ id }) => id));
  const notes = query.data?.announcements.map((one) => ({ ...one, readAt: one.readAt ?? readHere.get(one.id) ?? null }));
  const waitingWords = inputsOf<StaffInputs['handOver']>('staff.hand-over@1')
    .map(({ body, occurredAt }) => ({ id: body.announcementId, text: body.text, writtenAt: occurredAt }))
    .filter(({ id }) => !known.has(id));
  return { query, notes, waitingWords, unread: (notes ?? []).filter(({ isForMe, readAt }) => isForMe && readAt === null) };
};

/** What may be said without a line; each resolves when it is on disk. */
export const useNoteCommands = () => {
  const outbox = useOutbox();
  const { restaurantId } = useStaffWorld();
  return useMemo(() => {
    const queue = (name: string, body: object, about: CommandAbout) =>
      outbox.enqueue({ name: `staff.${name}@1`, input: newCommand(restaurantId, body), ...about });
    return {
      handOver: (text: string, form: TypedForm) => queue('hand-over', { announcementId: newId(), text }, { subject: text, form }),
      confirmRead: (announcementId: string, text: string) => queue('confirm-read', { announcementId }, { subject: text }),
    };
  }, [outbox, restaurantId]);
};
