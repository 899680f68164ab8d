import { uuidv7 } from 'uuidv7';
import { beforeAll, describe, expect, it } from 'vitest';

import { useTestDatabase } from '../../db/testing/test-database.ts';
import type { Role } from '../../modules/restaurants/rules/capabilities.ts';
import { announcementBody } from './testing/announcement-fixtures.ts';
import { envelope } from './testing/furnish.ts';
import { createHousehold, type Household } from './testing/household.ts';
import { employmentBody, workRoleBody } from './testing/staff-fixtures.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

const database = useTestDatabase();
let app: TestApp;
let here: Household;

beforeAll(async () => {
  app = createTestApp(database().pools);
  here = await createHousehold(app, database());
});

const as = (role: Role) => app.as(here.people[role]).staff;
const tell = <Body>(body: Body) => envelope(here.restaurantId, body);
const announce = async (changes: Record<string, unknown> = {}) =>
  (await as('manager').announce(tell(announcementBody(changes)))).announcement;
const seenBy = async (role: Role, id: string) =>
  (await as(role).readAnnouncements({ restaurantId: here.restaurantId })).announcements.find((one) => one.id === id);

describe('what people are told', () => {
  it('reaches everybody where no kind of work is named, and who has read it is known to its author and whoever plans', async () => {
    const { id } = await announce({ isUrgent: true });
    expect(await seenBy('kitchenstaff', id)).toMatchObject({ isForMe: true, isUrgent: true, readAt: null, readers: null });
    const { readAt } = await as('kitchenstaff').confirmRead(tell({ announcementId: id }));
    expect(await as('kitchenstaff').confirmRead(tell({ announcementId: id }))).toEqual({ readAt });
    expect((await seenBy('kitchenstaff', id))?.readAt).toBe(readAt);
    const readers = (await seenBy('owner', id))?.readers ?? [];
    expect(readers.filter((one) => one.readAt !== null).map(({ userId }) => userId)).toEqual([here.people.kitchenstaff.userId]);
    expect(readers.map(({ userId }) => userId)).not.toContain(here.people.manager.userId);
    expect((await seenBy('chef', id))?.readers).toBeNull();
  });

  it('for one kind of work reaches whoever does it, and is not even there for the others', async () => {
    const { workRole } = await as('manager').saveWorkRole(tell(workRoleBody()));
    await as('manager').saveEmployment(tell(employmentBody(here.people.chef.userId, { workRoleIds: [workRole.id] })));
    const { id } = await announce({ workRoleIds: [workRole.id] });
    expect(await seenBy('chef', id)).toMatchObject({ isForMe: true });
    expect(await seenBy('owner', id)).toMatchObject({ isForMe: false, readers: [{ userId: here.people.chef.userId, readAt: null }] });
    expect(await seenBy('staff', id)).toBeUndefined();
    await expect(as('staff').confirmRead(tell({ announcementId: id }))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(as('staff').withdrawAnnouncement(tell({ announcementId: id }))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is not shown for longer than sixty days, nor until a day that is over', async () => {
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    for (const shownUntil of [day(-3), day(63)])
      await expect(announce({ shownUntil })).rejects.toMatchObject({ code: 'SHOWN_TOO_LONG', data: { field: 'shownUntil', daysMax: 60 } });
    await expect(announce({ workRoleIds: [uuidv7()] })).rejects.toMatchObject({ code: 'WORK_ROLE_UNKNOWN' });
  });

  it('is taken back by whoever wrote it and whoever plans, and by nobody else', async () => {
    const { announcement } = await as('staff').handOver(tell({ announcementId: uuidv7(), text: 'Fridge 2 hums' }));
    await expect(as('chef').withdrawAnnouncement(tell({ announcementId: announcement.id }))).rejects.toMatchObject({
      code: 'NOT_YOURS',
      data: { field: 'announcementId' },
    });
    await as('staff').withdrawAnnouncement(tell({ announcementId: announcement.id }));
    expect(await seenBy('chef', announcement.id)).toBeUndefined();
    const second = await as('staff').handOver(tell({ announcementId: uuidv7(), text: 'Fridge 2 hums' }));
    await as('manager').withdrawAnnouncement(tell({ announcementId: second.announcement.id }));
    expect(await seenBy('staff', second.announcement.id)).toBeUndefined();
  });

  it('that was written without a line carries the moment of its writing, never a later one', async () => {
    const occurredAt = new Date(Date.now() - 3_600_000).toISOString();
    const body = { announcementId: uuidv7(), text: 'Two crates of tomatoes are soft' };
    const { announcement } = await as('kitchenstaff').handOver({ ...tell(body), occurredAt });
    expect(announcement.writtenAt).toBe(occurredAt);
    const ahead = { ...tell({ ...body, announcementId: uuidv7() }), occurredAt: new Date(Date.now() + 3_600_000).toISOString() };
    expect(Date.parse((await as('kitchenstaff').handOver(ahead)).announcement.writtenAt)).toBeLessThanOrEqual(Date.now());
  });

  it('by somebody who has left since still says who wrote it', async () => {
    const { announcement } = await as('chef').handOver(tell({ announcementId: uuidv7(), text: 'Stock is on the lowest shelf' }));
    expect(announcement.author).toMatch(/\S/);
    await app.as(here.people.owner).restaurants.removeMember(tell({ userId: here.people.chef.userId }));
    expect((await seenBy('owner', announcement.id))?.author).toBe(announcement.author);
  });
});
