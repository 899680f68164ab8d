import { uuidv7 } from 'uuidv7';
import { beforeAll, describe, expect, it } from 'vitest';

import { useTestDatabase } from '../../db/testing/test-database.ts';
import { roles, type Role } from '../../modules/restaurants/rules/capabilities.ts';
import { envelope } from './testing/furnish.ts';
import { createHousehold, type Household } from './testing/household.ts';
import { certificateBody, employmentBody, workRoleBody } from './testing/staff-fixtures.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

const database = useTestDatabase();
let app: TestApp;
let here: Household;

beforeAll(async () => {
  app = createTestApp(database().pools);
  here = await createHousehold(app, database());
});

const as = (role: Role = 'manager') => app.as(here.people[role]).staff;
const tell = <Body>(body: Body) => envelope(here.restaurantId, body);
const idOf = (role: Role): string => here.people[role].userId;
const staffSeenBy = (role: Role) => as(role).readStaff({ restaurantId: here.restaurantId });
const seenBy = async (role: Role, whose: Role) => (await staffSeenBy(role)).people.find(({ userId }) => userId === idOf(whose));
/** Writes over whatever file there is. */
const keep = async (whose: Role, changes: Record<string, unknown>) => {
  const known = await seenBy('owner', whose);
  return as().saveEmployment(tell(employmentBody(idOf(whose), { baseVersion: known?.employment?.version ?? null, ...changes })));
};

describe('a file', () => {
  it('is read by owner, manager and whom it is about, and by nobody else', async () => {
    await keep('kitchenstaff', { birthDate: '2009-05-01', payId: 'K-7' });
    const readers: Role[] = [];
    for (const role of roles) if ((await seenBy(role, 'kitchenstaff'))?.employment) readers.push(role);
    expect(readers).toEqual(['owner', 'manager', 'kitchenstaff']);
    expect(JSON.stringify(await staffSeenBy('staff'))).not.toContain('K-7');
  });

  it('that two change at once keeps the first, and shows it to the second', async () => {
    const { person } = await keep('chef', {});
    const baseVersion = person.employment?.version ?? 0;
    const write = (otherMinutes: number) => as().saveEmployment(tell(employmentBody(idOf('chef'), { baseVersion, otherMinutes })));
    const [one, other] = await Promise.allSettled([write(60), write(120)]);
    expect([one.status, other.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    const kept = (await seenBy('owner', 'chef'))?.employment;
    const refused = one.status === 'rejected' ? one.reason : other.status === 'rejected' ? other.reason : null;
    expect(refused).toMatchObject({ code: 'EMPLOYMENT_CHANGED', data: { current: kept } });
  });

  it('that two begin at once is begun once', async () => {
    const write = () => as().saveEmployment(tell(employmentBody(idOf('owner'))));
    const ends = await Promise.allSettled([write(), write()]);
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await seenBy('owner', 'owner'))?.employment?.version).toBe(1);
  });

  it.each([
    [{ startedOn: '2026-05-01', endedOn: '2026-04-30' }, 'ENDS_BEFORE_START', 'endedOn'],
    [{ optOutEndsOn: '2999-01-01' }, 'OPT_OUT_UNSIGNED', 'optedOutOn'],
    [{ optedOutOn: '2020-01-01', optOutEndsOn: '2020-02-01' }, 'OPT_OUT_ENDS_TOO_SOON', 'optOutEndsOn'],
    [{ workRoleIds: [uuidv7()] }, 'WORK_ROLE_UNKNOWN', 'workRoleIds'],
  ])('with %o is refused beside its cause', async (changes, code, field) => {
    await expect(keep('staff', changes)).rejects.toMatchObject({ code, data: { field } });
  });

  it('of somebody who does not work here is nobody’s to write', async () => {
    const stranger = await createHousehold(app, database());
    const body = employmentBody(stranger.people.chef.userId);
    await expect(as().saveEmployment(tell(body))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('a kind of work', () => {
  it('has a name of its own, which is free again when it is put away', async () => {
    const body = workRoleBody({ name: `Line cook ${uuidv7()}`, nameLocal: 'ምግብ አብሳይ' });
    const { workRole } = await as().saveWorkRole(tell(body));
    const same = workRoleBody({ name: body.name.toUpperCase() });
    await expect(as().saveWorkRole(tell(same))).rejects.toMatchObject({ code: 'WORK_ROLE_NAME_TAKEN', data: { field: 'name' } });
    await as().saveWorkRole(tell({ ...body, baseVersion: workRole.version, isArchived: true }));
    await as().saveWorkRole(tell(same));
    const { workRoles } = await staffSeenBy('staff');
    expect(workRoles.find(({ id }) => id === workRole.id)).toMatchObject({ name: body.name, isArchived: true });
  });

  it('that two name alike at once is made once, and the other told so', async () => {
    const name = `Waiter ${uuidv7()}`;
    const ends = await Promise.allSettled([1, 2].map(() => as().saveWorkRole(tell(workRoleBody({ name })))));
    expect(ends.flatMap((end) => (end.status === 'rejected' ? [(end.reason as { code: string }).code] : []))).toEqual([
      'WORK_ROLE_NAME_TAKEN',
    ]);
  });

  it('is not changed over the head of somebody who changed it before', async () => {
    const body = workRoleBody();
    await as().saveWorkRole(tell(body));
    const { workRole } = await as().saveWorkRole(tell({ ...body, baseVersion: 1, area: 'BAR' as const }));
    await expect(as('owner').saveWorkRole(tell({ ...body, baseVersion: 1 }))).rejects.toMatchObject({
      code: 'WORK_ROLE_CHANGED',
      data: { current: workRole },
    });
  });

  it('is the same when it is sent again', async () => {
    const command = tell(workRoleBody());
    const first = await as().saveWorkRole(command);
    expect(await as().saveWorkRole(command)).toEqual(first);
  });
});

describe('a certificate', () => {
  const save = (body: ReturnType<typeof certificateBody>) => as().saveCertificate(tell(body));
  const seenBy = async (role: Role) => (await as(role).readCertificates({ restaurantId: here.restaurantId })).certificates;

  it('is seen by whom it is about and who keeps files, and by nobody else', async () => {
    const { certificate } = await save(certificateBody(idOf('chef'), { reference: 'L2-4711' }));
    expect(await seenBy('chef')).toEqual([certificate]);
    expect(await seenBy('owner')).toContainEqual(certificate);
    expect(await seenBy('kitchenstaff')).toEqual([]);
  });

  it('is changed over what was seen, and taken off the file without being lost to the record', async () => {
    const body = certificateBody(idOf('staff'));
    await save(body);
    const changed = await save({ ...body, baseVersion: 1, expiresOn: null });
    expect(changed.certificate).toMatchObject({ version: 2, expiresOn: null });
    await expect(save({ ...body, baseVersion: 1 })).rejects.toMatchObject({ code: 'CERTIFICATE_CHANGED' });
    await save({ ...body, baseVersion: 2, isRemoved: true });
    expect(await seenBy('staff')).toEqual([]);
  });

  it('does not run out before it was gained, and is nobody’s who does not work here', async () => {
    await expect(save(certificateBody(idOf('staff'), { expiresOn: '2026-01-09' }))).rejects.toMatchObject({
      code: 'EXPIRES_BEFORE_GAINED',
      data: { field: 'expiresOn' },
    });
    await expect(save(certificateBody(uuidv7()))).rejects.toMatchObject({ code: 'PERSON_UNKNOWN' });
  });
});
