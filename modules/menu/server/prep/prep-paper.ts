import { and, asc, eq, inArray } from 'drizzle-orm';

import { m } from '../../../../generated/messages/server/messages.js';
import { grouped, roundedTo } from '../../../../kit/decimal.ts';
import { type Quantity, quantity, quantityAsRational } from '../../../../kit/quantity.ts';
import { divide, rational } from '../../../../kit/rational.ts';
import { clockText, dayText } from '../../../../kit/time/wall.ts';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import type { Paper, PaperBlock } from '../../../../platform/server/pdf/paper.ts';
import { ingredientsOf, unitWord } from '../../../inventory/server/public.ts';
import type { BaseUnitCode } from '../../../inventory/rules/unit.ts';
import type { RestaurantDetails } from '../../../restaurants/contract/details.contract.ts';
import { getDetails, printForHouse } from '../../../restaurants/server/public.ts';
import type { PrepTask } from '../../contract/prep-fields.ts';
import { presentPrep } from './present-prep.ts';
import { prepTask } from './prep-table.ts';

type Language = 'en' | 'am';

/** Whole figures are read at a glance; a third place of a kilogram is a gram. */
const figureText = (amount: Quantity, per: bigint): string => {
  const { numerator, denominator } = divide(quantityAsRational(amount), rational(per));
  return grouped(roundedTo(3, Number(numerator) / Number(denominator)));
};

/** As a cook weighs it: grams below a thousand, kilograms from there. */
const amountText = (amount: Quantity, baseUnit: BaseUnitCode, language: Language): string => {
  const isLarge = baseUnit !== 'each' && amount >= 1_000_000_000n;
  const unit = isLarge ? (baseUnit === 'g' ? 'kg' : 'l') : baseUnit;
  const figure = figureText(amount, isLarge ? 1000n : 1n);
  return `${figure} ${unitWord(unit, Number(figure.replaceAll(',', '')), language)}`;
};

type On = { readonly house: RestaurantDetails; readonly locale: Language; readonly units: ReadonlyMap<string, BaseUnitCode> };

/** Another day than the sheet's is named beside the time. */
const readyText = ({ readyAt, forDate, workDate }: PrepTask, { house, locale }: On): string => {
  const time = clockText(new Date(readyAt), house, locale);
  return forDate === workDate ? time : `${dayText(forDate, 'short', { wall: house, language: locale })} ${time}`;
};

const tableOf = (tasks: readonly PrepTask[], on: On): PaperBlock => {
  const { house, locale } = on;
  return {
    kind: 'table',
    columns: [
      { heading: m.menu_prep_start_by({}, { locale }), side: 'left', isWide: false },
      { heading: m.menu_kind_prep({}, { locale }), side: 'left', isWide: true },
      { heading: m.menu_prep_amount({}, { locale }), side: 'right', isWide: false },
      { heading: m.menu_prep_ready_by({}, { locale }), side: 'left', isWide: false },
      { heading: m.menu_prep_who({}, { locale }), side: 'left', isWide: false },
      { heading: m.menu_prep_made({}, { locale }), side: 'left', isWide: false },
    ],
    rows: tasks.map((task) => {
      const baseUnit = on.units.get(task.itemId) ?? 'g';
      return [
        { strong: clockText(new Date(task.startBy), house, locale) },
        [locale === 'am' ? (task.nameLocal ?? task.name) : task.name, task.note].filter(Boolean).join(' · '),
        { strong: amountText(quantity(task.target), baseUnit, locale) },
        readyText(task, on),
        task.claimedBy?.name ?? '',
        task.made === null ? '______' : amountText(quantity(task.made), baseUnit, locale),
      ];
    }),
  };
};

/** The run sheet of a day: what was posted, by when it must be begun, with room for who made how much. */
export const prepPaper = (tasks: readonly PrepTask[], date: string, on: On & { readonly madeAt: Date }): Paper => {
  const { house, locale, madeAt } = on;
  const day = dayText(date, 'long', { wall: house, language: locale });
  const title = `${house.name} · ${m.menu_prep_run_sheet({}, { locale })} · ${day}`;
  const nothing: PaperBlock = { kind: 'text', text: m.menu_prep_nothing_posted({}, { locale }) };
  return {
    title,
    language: locale,
    madeAt,
    blocks: [{ kind: 'heading', text: title }, tasks.length === 0 ? nothing : tableOf(tasks, on)],
  };
};

type Asked = { readonly date: string; readonly language: Language };

/** The run sheet of a day as a PDF, as it stands now. */
export const printPrep = async (tx: RestaurantTx, { date, language }: Asked): Promise<{ fileName: string; pdf: string }> => {
  const rows = await tx.db
    .select()
    .from(prepTask)
    .where(
      and(
        eq(prepTask.restaurantId, tx.restaurantId),
        eq(prepTask.workDate, date),
        inArray(prepTask.state, ['POSTED', 'IN_PROGRESS', 'BLOCKED', 'DONE', 'PARTIAL']),
      ),
    )
    .orderBy(asc(prepTask.startBy), asc(prepTask.id));
  const items = await ingredientsOf(tx, [...new Set(rows.map(({ itemId }) => itemId))]);
  const units = new Map([...items].map(([id, item]) => [id, item.units.baseUnit]));
  const madeAt = new Date(`${date}T12:00:00Z`);
  const paper = prepPaper(await presentPrep(tx, rows), date, { house: await getDetails(tx), locale: language, units, madeAt });
  return { fileName: `prep-${date}.pdf`, pdf: (await printForHouse(tx, paper)).toString('base64') };
};
