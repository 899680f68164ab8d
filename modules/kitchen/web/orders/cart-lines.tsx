import { Minus, Plus } from 'lucide-react';

import { m } from '../../../../generated/messages/web/messages.js';
import { formatMoney, minorUnits } from '../../../../kit/money.ts';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import type { Dish, ModifierGroup } from '../../../menu/contract/fields.ts';
import { useNameIn } from '../show/use-name-in.ts';
import { type CartLine, changeLine, openGroups, type PadMenu, setQuantity, toggleChoice } from './cart.ts';

export type CartLinesProps = {
  readonly cart: readonly CartLine[];
  readonly menu: PadMenu;
  readonly onChange: (cart: readonly CartLine[]) => void;
};

/** What is on the pad, each with its number, its choices and its words. */
export const CartLines = ({ cart, menu, onChange }: CartLinesProps) => (
  <ul className="flex flex-col">
    {cart.map((line) => (
      <li key={line.lineId} className="border-b border-line py-3">
        <CartLineFields
          line={line}
          menu={menu}
          onChange={(change) => onChange(changeLine(cart, line.lineId, change))}
          onQuantity={(quantity) => onChange(setQuantity(cart, line.lineId, quantity))}
        />
      </li>
    ))}
  </ul>
);

/** Names a choice on the page, for whoever is led to it. */
const choiceId = (lineId: string, groupId: string): string => `choice-${lineId}-${groupId}`;

/** Leads eye and cursor to a choice that is still to be made. */
export const leadToChoice = (lineId: string, groupId: string): void => {
  const box = document.getElementById(choiceId(lineId, groupId))?.querySelector('input');
  box?.scrollIntoView({ block: 'center' });
  box?.focus({ preventScroll: true });
};

const few = ['1', '2', '3', '4', '5'] as const;
const seats = Array.from({ length: 20 }, (_, index) => String(index + 1));

/** Boxes beside each other, far enough apart that a word is read with its own. */
const boxes = 'mt-1 flex flex-wrap gap-x-5';

const boundsWords = ({ chooseMin: min, chooseMax, modifiers }: ModifierGroup): string => {
  const max = chooseMax ?? modifiers.length;
  return min === max ? m.kitchen_choose_exactly({ count: min }) : m.kitchen_choose_between({ min, max });
};

/** What a choice adds to the price; nothing where it is free. */
const extraText = (minor: string, currency: Dish['currency']): string => {
  const amount = BigInt(minor);
  return amount === 0n ? '' : `${amount > 0n ? '+' : ''}${formatMoney({ minor: minorUnits(minor), currency })}`;
};

const numberOrNull = (text: string): number | null => (text === '' ? null : Number(text));

type FieldsProps = {
  readonly line: CartLine;
  readonly menu: PadMenu;
  readonly onChange: (change: Partial<CartLine>) => void;
  readonly onQuantity: (quantity: number) => void;
};

const CartLineFields = ({ line, menu, onChange, onQuantity }: FieldsProps) => {
  const nameIn = useNameIn();
  const dish = menu.dishes.find(({ id }) => id === line.dishId);
  if (!dish) return null;
  const groups = menu.groups.filter(({ id }) => dish.groupIds.includes(id));
  const open = openGroups(dish, line.modifierIds, menu);
  return (
    <>
      <div className="flex items-center gap-2">
        <span className="flex-1 font-medium">{nameIn(dish)}</span>
        <IconButton label={m.kitchen_one_less({ dish: nameIn(dish) })} onClick={() => onQuantity(line.quantity - 1)}>
          <Minus aria-hidden />
        </IconButton>
        <span className="min-w-6 text-center tabular-nums">{line.quantity}</span>
        <IconButton label={m.kitchen_one_more({ dish: nameIn(dish) })} onClick={() => onQuantity(line.quantity + 1)}>
          <Plus aria-hidden />
        </IconButton>
      </div>
      {groups.map((group) => (
        <fieldset key={group.id} id={choiceId(line.lineId, group.id)} className="mt-2">
          <legend className={open.includes(group) ? 'text-small text-wrong' : 'text-small text-ink-2'}>
            {nameIn(group)}
            {open.includes(group) && ` · ${boundsWords(group)}`}
          </legend>
          <div className={boxes}>
            {group.modifiers.map((one) => (
              <Checkbox
                key={one.id}
                checked={line.modifierIds.includes(one.id)}
                onChange={() => onChange({ modifierIds: toggleChoice(line.modifierIds, one.id, group) })}
              >
                {nameIn(one)} <span className="text-small text-ink-2">{extraText(one.priceDeltaMinor, dish.currency)}</span>
              </Checkbox>
            ))}
          </div>
        </fieldset>
      ))}
      <TextField label={m.kitchen_note()} value={line.note} maxLength={200} onChange={(event) => onChange({ note: event.target.value })} />
      <div className={boxes}>
        <Checkbox checked={line.hasAllergy} onChange={(event) => onChange({ hasAllergy: event.target.checked })}>
          {m.kitchen_for_allergy()}
        </Checkbox>
        <Checkbox checked={line.isHeld} onChange={(event) => onChange({ isHeld: event.target.checked })}>
          {m.kitchen_hold()}
        </Checkbox>
      </div>
      <div className="mt-2 grid grid-cols-2 gap-3">
        <SelectField
          label={m.kitchen_course_field()}
          value={String(line.course ?? '')}
          options={[{ value: '', label: m.kitchen_course_usual() }, ...few.map((value) => ({ value, label: value }))]}
          onChange={(event) => onChange({ course: numberOrNull(event.target.value) })}
        />
        <SelectField
          label={m.kitchen_seat()}
          value={String(line.seat ?? '')}
          options={[{ value: '', label: m.kitchen_seat_any() }, ...seats.map((value) => ({ value, label: value }))]}
          onChange={(event) => onChange({ seat: numberOrNull(event.target.value) })}
        />
      </div>
    </>
  );
};
