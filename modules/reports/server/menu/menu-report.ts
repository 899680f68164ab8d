import { m } from '../../../../generated/messages/server/messages.js';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { readEngineering } from '../../../kitchen/server/public.ts';
import type { ReportTable } from '../../contract/report-document.ts';
import { nameIn } from '../account-words.ts';
import { line, lineTo, money, plain, words } from '../cells.ts';
import type { On, ReportAsk, ReportBody, ReportMaker } from '../report-maker.ts';

type Found = Awaited<ReturnType<typeof readEngineering>>;
type Dish = Found['dishes'][number];

const quadrants: Readonly<Record<NonNullable<Dish['quadrant']>, (on: On) => string>> = {
  STAR: (on) => m.reports_quadrant_star({}, on),
  PLOUGHHORSE: (on) => m.reports_quadrant_ploughhorse({}, on),
  PUZZLE: (on) => m.reports_quadrant_puzzle({}, on),
  DOG: (on) => m.reports_quadrant_dog({}, on),
};

/**
 * What all portions of a dish left; null while its cost is not complete.
 *
 * @unit minor units
 */
const leftOf = ({ sold, marginMinor }: Dish): bigint | null => (marginMinor === null ? null : BigInt(sold) * BigInt(marginMinor));

const tableOf = (tx: RestaurantTx, dishes: readonly Dish[], { on }: ReportAsk): ReportTable => {
  const portions = dishes.reduce((sum, { sold }) => sum + sold, 0);
  const left = dishes.flatMap((dish) => leftOf(dish) ?? []);
  return {
    id: 'dishes',
    title: m.reports_dishes({}, on),
    note: m.reports_dishes_note({}, on),
    columns: [
      { id: 'dish', label: m.reports_dish({}, on), side: 'left' },
      { id: 'sold', label: m.reports_portions({}, on), side: 'right' },
      { id: 'net', label: m.reports_net_a_portion({}, on), side: 'right' },
      { id: 'margin', label: m.reports_left_a_portion({}, on), side: 'right' },
      { id: 'left', label: m.reports_left({}, on), side: 'right' },
      { id: 'stands', label: m.reports_stands_as({}, on), side: 'left' },
    ],
    rows: [
      ...dishes.map((dish) =>
        lineTo(`/menu/dishes/${dish.dishId}`, [
          words(nameIn(dish, on)),
          plain('count', dish.sold),
          money(tx, BigInt(dish.netMinor)),
          money(tx, dish.marginMinor === null ? null : BigInt(dish.marginMinor)),
          money(tx, leftOf(dish)),
          words(dish.quadrant && quadrants[dish.quadrant](on)),
        ]),
      ),
      line(
        [
          words(m.reports_total({}, on)),
          plain('count', portions),
          money(tx, null),
          money(tx, null),
          money(tx, left.length === 0 ? null : left.reduce((sum, one) => sum + one, 0n)),
          words(null),
        ],
        'total',
      ),
    ],
  };
};

const findingOf = ({ finding, dishes }: Found, { on }: ReportAsk): ReportBody['finding'] => {
  const dish = 'dishId' in finding ? dishes.find(({ dishId }) => dishId === finding.dishId) : undefined;
  const name = dish ? nameIn(dish, on) : '';
  switch (finding.kind) {
    case 'NOTHING_SOLD':
      return { text: m.reports_sales_none({}, on), standing: 'information' };
    case 'COST_MISSING':
      return { text: m.reports_menu_cost_missing({ percent: Math.floor(finding.coverageShare / 100) }, on), standing: 'soon' };
    case 'TOO_FEW':
      return { text: m.reports_menu_too_few({}, on), standing: 'information' };
    case 'ALL_WELL':
      return { text: m.reports_menu_all_well({}, on), standing: 'good' };
    case 'PLOUGHHORSE':
      return { text: m.reports_menu_ploughhorse({ dish: name }, on), standing: 'soon' };
    case 'PUZZLE':
      return { text: m.reports_menu_puzzle({ dish: name }, on), standing: 'soon' };
    case 'DOG':
      return { text: m.reports_menu_dog({ dish: name }, on), standing: 'soon' };
  }
};

const make = async (tx: RestaurantTx, ask: ReportAsk): Promise<ReportBody> => {
  const found = await readEngineering(tx, ask.days);
  const { on, days } = ask;
  return {
    finding: findingOf(found, ask),
    figures: [],
    charts: [],
    tables: [tableOf(tx, found.dishes, ask)],
    restsOn: [
      { label: m.reports_basis({}, on), text: m.reports_menu_rest_on({}, on) },
      ...(found.coverageShare === null
        ? []
        : [{ label: m.reports_coverage({}, on), text: m.reports_menu_coverage({ percent: Math.floor(found.coverageShare / 100) }, on) }]),
    ],
    advice: [
      {
        text: m.reports_menu_picture({}, on),
        action: m.reports_menu_open({}, on),
        place: `/menu/engineering?from=${days.from}&to=${days.to}`,
        standing: 'information',
      },
    ],
  };
};

/** Which dishes sell, and which earn. */
export const menuReport: ReportMaker = { name: (on) => m.reports_name_menu({}, on), make };
