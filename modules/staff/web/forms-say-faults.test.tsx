import { fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';

import { m } from '../../../generated/messages/web/messages.js';
import { tryForm } from '../../restaurants/web/testing/try-form.tsx';
import type { StaffPerson, WorkRole } from '../contract/fields.ts';
import type { ToldShift } from '../contract/rota-fields.ts';
import { GiveSheet } from './exchange/give-sheet.tsx';
import { CorrectSheet } from './hours/correct-sheet.tsx';
import { AnnounceSheet } from './notes/announce-sheet.tsx';
import { HandoverSheet } from './notes/handover-sheet.tsx';
import { FileSheet } from './people/file-sheet.tsx';
import { WorkRoleSheet } from './people/work-roles.tsx';
import { DaySheet } from './rota/day-sheet.tsx';
import { TemplatesSheet } from './rota/templates-sheet.tsx';
import { TimeOffSheet } from './time-off/time-off-sheet.tsx';
import { TipPoolSheet } from './tips/tip-pool-sheet.tsx';

const onClose = () => undefined;
const cook = { id: 'cook', name: 'Line cook', nameLocal: null, area: 'KITCHEN', isArchived: false } as unknown as WorkRole;
const abebe: StaffPerson = { userId: 'abebe', name: 'Abebe', workRoleIds: ['cook'], employment: null };
const sara: StaffPerson = { ...abebe, userId: 'sara', name: 'Sara' };
const [startsAt, endsAt] = ['2026-11-28T10:00:00Z', '2026-11-28T16:00:00Z'];
const shift = { id: 'one', day: '2026-11-28', userId: 'abebe', workRoleId: 'cook', startsAt, endsAt, breaks: [], note: null } as ToldShift;
const give = () => <GiveSheet shift={shift} people={[abebe, sara]} workRoles={[cook]} onClose={onClose} />;
const corrected = { card: null, day: '2026-11-28' };

type Case = {
  readonly form: () => ReactNode;
  readonly press: string;
  readonly typed?: Readonly<Record<string, string>>;
  readonly said: readonly string[];
};

const cases: Readonly<Record<string, Case>> = {
  'whom a shift is asked of': {
    form: give,
    press: m.staff_swap_send(),
    typed: { [m.staff_swap_how()]: 'COVER' },
    said: [m.staff_swap_missing()],
  },
  'for which shift it is traded': {
    form: give,
    press: m.staff_swap_send(),
    typed: { [m.staff_swap_how()]: 'TRADE', [m.staff_swap_whom()]: 'sara' },
    said: [m.staff_swap_missing()],
  },
  'why hours are put right': {
    form: () => <CorrectSheet corrected={corrected} people={[abebe]} onClose={onClose} />,
    press: m.staff_hours_save(),
    said: [m.staff_hours_note_missing()],
  },
  'what is announced, and how long it is shown': {
    form: () => <AnnounceSheet onClose={onClose} />,
    press: m.staff_note_send(),
    typed: { [m.staff_note_until()]: '' },
    said: [m.staff_note_missing(), m.staff_off_day_missing()],
  },
  'what the next shift is to know': {
    form: () => <HandoverSheet onClose={onClose} />,
    press: m.staff_note_leave(),
    said: [m.staff_note_missing()],
  },
  'hours of a file that are none': {
    form: () => <FileSheet person={abebe} workRoles={[cook]} onClose={onClose} />,
    press: m.staff_save_file(),
    typed: { [m.staff_contract_hours()]: '40', [m.staff_other_hours()]: 'many' },
    said: [m.staff_hours_wrong()],
  },
  'a kind of work without a name': {
    form: () => <WorkRoleSheet workRole={null} sortOrder={0} onClose={onClose} />,
    press: m.staff_save_role(),
    said: [m.staff_name_missing()],
  },
  'what a day is expected to take': {
    form: () => <DaySheet day="2026-11-28" known={undefined} workRoles={[cook]} onClose={onClose} />,
    press: m.staff_needed_save(),
    typed: { [m.staff_expected_sales()]: 'a lot' },
    said: [m.staff_amount_wrong()],
  },
  'a week that is kept without a name': {
    form: () => <TemplatesSheet monday="2026-11-23" hasShifts onClose={onClose} />,
    press: m.staff_template_keep_it(),
    said: [m.staff_name_missing()],
  },
  'who is away, and on which days': {
    form: () => <TimeOffSheet people={[abebe]} onClose={onClose} />,
    press: m.staff_off_record_save(),
    said: [m.ui_choose_one(), m.staff_off_day_missing(), m.staff_off_day_missing()],
  },
  'how much there is to share': {
    form: () => <TipPoolSheet pool={null} corrects={null} onClose={onClose} />,
    press: m.staff_tips_save(),
    said: [m.staff_amount_wrong()],
  },
};

test.each(Object.entries(cases))('%s is said at its field once somebody tries, and nothing is sent', async (_, { said, ...tried }) => {
  const sent = vi.fn<() => Promise<unknown>>(() => new Promise(() => undefined));
  const commands = ['giveShift', 'recordClock', 'announce', 'saveEmployment', 'saveWorkRole', 'saveRotaDay', 'keepRotaTemplate'];
  const staff = Object.fromEntries([...commands, 'recordTimeOff', 'saveTipPool'].map((name) => [name, sent]));
  const opened = await tryForm({ ...tried, answers: { staff } });
  expect(opened.said).toEqual(said);
  expect(sent).not.toHaveBeenCalled();
  expect(opened.outbox.entries()).toEqual([]);
});

test('where shifts change hands by themselves, the giver is not told to wait for a lead', async () => {
  const readExchange = async () => ({ exchanges: [], openShifts: [], setting: { isAutomatic: true, version: 1 } });
  const unanswered = () => new Promise(() => undefined);
  await tryForm({ form: give, press: m.staff_swap_send(), answers: { staff: { readExchange, giveShift: unanswered } } });
  expect(await screen.findByText(m.staff_swap_stays_auto())).toBeDefined();
  expect(screen.queryByText(m.staff_swap_stays())).toBeNull();
});

test('whoever works then is not to be asked to cover, and it is said why; for a trade they are', async () => {
  const saras = { ...shift, id: 'two', userId: 'sara', startsAt: '2026-11-28T12:00:00Z', endsAt: '2026-11-28T18:00:00Z' };
  const readRota = async () => ({ today: '2026-11-26', told: [shift, saras], planned: null, costs: null });
  const typed = { [m.staff_swap_how()]: 'COVER' };
  await tryForm({ form: give, typed, press: m.staff_swap_send(), answers: { staff: { readRota } } });
  expect(await screen.findByText(m.staff_swap_work_then({ names: 'Sara' }))).toBeDefined();
  expect(screen.queryByRole('option', { name: 'Sara' })).toBeNull();
  fireEvent.change(screen.getByLabelText(m.staff_swap_how()), { target: { value: 'TRADE' } });
  expect(screen.getByRole('option', { name: 'Sara' })).toBeDefined();
});
