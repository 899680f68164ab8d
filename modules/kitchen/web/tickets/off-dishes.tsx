import { m } from '../../../../generated/messages/web/messages.js';
import { useWhen } from '../../../../ui/when/use-when.ts';
import type { Dish } from '../../../menu/contract/fields.ts';
import { useMenu, usePause } from '../../../menu/web/parts.ts';
import { useCan } from '../../../restaurants/web/public.ts';
import { useNameIn } from '../show/use-name-in.ts';
import { KitchenButton } from './kitchen-button.tsx';
import { KitchenPanel } from './kitchen-panel.tsx';

/** Dishes that are off for now, by the menu as this device knows it. */
const useOffDishes = (): readonly Dish[] => useMenu().menu?.dishes.filter(({ state }) => state === 'PAUSED') ?? [];

/** What is 86, at the foot of the board; a touch shows when it is back. */
export const OffDishes = ({ onOpen }: { readonly onOpen: () => void }) => {
  const dishes = useOffDishes();
  const nameIn = useNameIn();
  if (dishes.length === 0) return null;
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex min-h-16 shrink-0 items-center gap-3 px-5 text-kitchen-small focus-ring max-md:max-w-1/2"
    >
      <span className="text-kitchen-dish">86</span>
      <span className="max-w-[16rem] min-w-0 truncate font-semibold">{dishes.map(nameIn).join(m.ui_comma())}</span>
    </button>
  );
};

/** What is 86 and until when, and the way back. */
export const OffPanel = ({ onClose }: { readonly onClose: () => void }) => {
  const dishes = useOffDishes();
  const nameIn = useNameIn();
  const mayPause = useCan('menu.pause');
  const { resume } = usePause();
  const { clock } = useWhen();
  return (
    <KitchenPanel title={m.kitchen_off_now()} onClose={onClose}>
      <ul className="flex flex-col">
        {dishes.map((dish) => (
          <li key={dish.id} className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-3">
            <span>
              <span className="block text-kitchen-dish">{nameIn(dish)}</span>
              <span className="text-ink-2">
                {[dish.pause?.reason, dish.pause?.until ? m.kitchen_back_at({ time: clock(new Date(dish.pause.until)) }) : null]
                  .filter((part) => typeof part === 'string')
                  .join(' · ')}
              </span>
            </span>
            {mayPause && (
              <KitchenButton onClick={() => void resume(dish, nameIn(dish))}>{m.kitchen_bring_back({ dish: nameIn(dish) })}</KitchenButton>
            )}
          </li>
        ))}
      </ul>
    </KitchenPanel>
  );
};
