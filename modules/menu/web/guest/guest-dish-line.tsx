import { m } from '../../../../generated/messages/web/messages.js';
import { type Currency, formatMoney, minorUnits } from '../../../../kit/money.ts';
import { useLocale } from '../../../../platform/web/locale.ts';
import { allergenCodes, type AllergenCode } from '../../../inventory/rules/allergen.ts';
import { allergenWord } from '../../../inventory/web/parts.ts';
import type { GuestDish } from '../../contract/guest-menu.contract.ts';

const words = (codes: readonly AllergenCode[]): string => codes.map((code) => allergenWord(code)).join(m.ui_comma());

const fastingText = ({ isFasting, fastingDays }: GuestDish): string | null => {
  const day = { ALWAYS: null, FASTING_DAYS: m.menu_fasting_days(), OTHER_DAYS: m.menu_fasting_other_days() }[fastingDays];
  const food = isFasting === true ? m.menu_fasting_food() : isFasting === null ? m.menu_guest_fasting_unknown() : null;
  return [food, day].filter((part) => part !== null).join(' · ') || null;
};

/** What is known of the fourteen, and what is not; only what somebody vouches for is told without a question. */
const AllergenText = ({ dish }: { readonly dish: GuestDish }) => {
  const { contains, mayContain, unknown, isVouched } = dish;
  if (unknown.length === allergenCodes.length) return <p className="font-medium">{m.menu_guest_unknown_all()}</p>;
  return (
    <>
      {contains.length > 0 && (
        <p>
          {m.menu_contains()} <b className="font-semibold">{words(contains)}</b>
        </p>
      )}
      {mayContain.length > 0 && (
        <p>
          {m.menu_may_contain()} {words(mayContain)}
        </p>
      )}
      {unknown.length > 0 && <p className="font-medium">{m.menu_guest_unknown({ names: words(unknown) })}</p>}
      {isVouched && contains.length + mayContain.length + unknown.length === 0 && <p>{m.menu_allergens_none()}</p>}
      {!isVouched && <p className="text-ink-2">{m.menu_guest_not_vouched()}</p>}
    </>
  );
};

export type GuestDishLineProps = { readonly dish: GuestDish; readonly currency: Currency };

/** One dish: what it is, what it costs, and what is in it. */
export const GuestDishLine = ({ dish, currency }: GuestDishLineProps) => {
  const isAmharic = useLocale() === 'am';
  const description = isAmharic ? (dish.descriptionLocal ?? dish.description) : dish.description;
  const fasting = fastingText(dish);
  return (
    <li className="flex flex-col gap-1 py-4 text-small">
      <h3 className="flex items-baseline justify-between gap-4 text-body font-semibold">
        <span>{isAmharic ? (dish.nameLocal ?? dish.name) : dish.name}</span>
        <span className="shrink-0 tabular-nums">{formatMoney({ minor: minorUnits(dish.priceMinor), currency })}</span>
      </h3>
      {description && <p className="max-w-line text-body">{description}</p>}
      {fasting && <p className="font-medium">{fasting}</p>}
      <AllergenText dish={dish} />
    </li>
  );
};
