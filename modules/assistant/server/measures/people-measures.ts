import { m } from '../../../../generated/messages/server/messages.js';
import { clockText } from '../../../../kit/time/wall.ts';
import { dayCell, lineTo, words } from '../../../reports/server/public.ts';
import { colleagues } from '../../../restaurants/server/public.ts';
import { toldShifts, type ToldShift } from '../../../staff/server/public.ts';
import { tasksOfMine } from '../../../tasks/server/public.ts';
import type { MeasureId } from '../../rules/question/measures.ts';
import { listed, nameIn, said, type Asked, type Measurer } from '../finding.ts';
import { periodOf } from '../period-of.ts';

const timesOf = ({ startsAt, endsAt }: ToldShift, { on }: Asked): string =>
  `${clockText(new Date(startsAt), on.house, on.locale)} – ${clockText(new Date(endsAt), on.house, on.locale)}`;

const roleOf = ({ role, roleLocal }: ToldShift, { on }: Asked): string =>
  role === null ? '' : nameIn({ name: role, nameLocal: roleLocal }, on);

type Told = { readonly shifts: readonly ToldShift[]; readonly nameOf: (userId: string | null) => string };

const rotaTable = ({ shifts, nameOf }: Told, asked: Asked) => ({
  id: 'shifts',
  title: m.assistant_rota({}, asked.on),
  columns: [
    { id: 'person', label: m.assistant_person({}, asked.on), side: 'left' as const },
    { id: 'day', label: m.reports_day({}, asked.on), side: 'left' as const },
    { id: 'time', label: m.assistant_time({}, asked.on), side: 'left' as const },
    { id: 'role', label: m.assistant_work({}, asked.on), side: 'left' as const },
  ],
  rows: shifts.map((shift) =>
    lineTo(`/staff?day=${shift.day}`, [
      words(nameOf(shift.userId)),
      dayCell(shift.day),
      words(timesOf(shift, asked)),
      words(roleOf(shift, asked)),
    ]),
  ),
});

const rotaPlace = ({ on, span }: Asked) => [{ label: m.assistant_rota({}, on), place: `/staff?day=${span.from}` }];

/** Who works on some days by the rota that was made known; of named people theirs alone. */
const whoWorks: Measurer = async (tx, asked) => {
  const { on, span } = asked;
  const wanted = new Set(asked.names.filter(({ kind }) => kind === 'person').map(({ id }) => id));
  const people = new Map((await colleagues(tx)).map(({ id, name }) => [id, name]));
  const shifts = (await toldShifts(tx, span)).filter(({ userId }) => wanted.size === 0 || (userId !== null && wanted.has(userId)));
  const period = periodOf(span, asked);
  if (shifts.length === 0) return said(m.assistant_nobody_works({ period }, on), rotaPlace(asked));
  const nameOf = (userId: string | null): string => (userId === null ? m.assistant_open_shift({}, on) : (people.get(userId) ?? ''));
  const working = new Set(shifts.flatMap(({ userId }) => userId ?? [])).size;
  return listed(m.assistant_people_work({ count: working, period }, on), rotaTable({ shifts, nameOf }, asked), rotaPlace(asked));
};

const myShifts: Measurer = async (tx, asked) => {
  const { on, span } = asked;
  const shifts = (await toldShifts(tx, span)).filter(({ userId }) => userId !== null && userId === tx.userId);
  const period = periodOf(span, asked);
  if (shifts.length === 0) return said(m.assistant_you_are_off({ period }, on), rotaPlace(asked));
  const table = rotaTable({ shifts, nameOf: () => m.assistant_you({}, on) }, asked);
  return listed(m.assistant_your_shifts({ count: shifts.length, period }, on), table, rotaPlace(asked));
};

const shown = 50;

const tasks =
  (isLateAlone: boolean): Measurer =>
  async (tx, asked) => {
    const { on } = asked;
    const all = await tasksOfMine(tx, shown);
    const found = all.tasks.filter(({ isLate }) => isLate || !isLateAlone);
    const evidence = [{ label: m.assistant_tasks({}, on), place: '/tasks' }];
    if (found.length === 0) return said(isLateAlone ? m.assistant_none_late({}, on) : m.assistant_no_tasks({}, on), evidence);
    const table = {
      id: 'tasks',
      title: m.assistant_tasks({}, on),
      columns: [
        { id: 'task', label: m.assistant_task({}, on), side: 'left' as const },
        { id: 'due', label: m.assistant_due_at({}, on), side: 'left' as const },
      ],
      rows: found.map(({ title, dueAt }) => lineTo('/tasks', [words(title), { kind: 'moment', at: dueAt }])),
    };
    const count = isLateAlone ? found.length : all.count;
    return listed(isLateAlone ? m.assistant_late_tasks({ count }, on) : m.assistant_open_tasks({ count }, on), table, evidence);
  };

/** The measures that rota and tasks tell. */
export const peopleMeasures: Partial<Readonly<Record<MeasureId, Measurer>>> = {
  'who-works': whoWorks,
  'my-shifts': myShifts,
  'tasks-open': tasks(false),
  'tasks-overdue': tasks(true),
};
