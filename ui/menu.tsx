import { Suspense } from 'react';

import { drawnLater } from './drawn-later.tsx';
import { UntilWanted } from './until-wanted.tsx';
import type { MenuProps } from './menu-drawing.tsx';

const drawings = drawnLater(() => import('./menu-drawing.tsx'));
const Drawing = drawings.part((parts) => parts.MenuDrawing);

/** Fetches what draws menus. */
export const fetchMenu = drawings.fetch;

/** Actions or choices under a control, walked with the arrow keys. */
export const Menu = ({ startsOpen = false, ...props }: MenuProps) => (
  <UntilWanted trigger={props.trigger} load={fetchMenu} isWantedAtOnce={startsOpen}>
    <Suspense fallback={props.trigger}>
      <Drawing {...props} />
    </Suspense>
  </UntilWanted>
);

// What stands in a menu is drawn by the same file.
export const MenuItem = drawings.part((parts) => parts.MenuItem);
export const MenuChoice = drawings.part((parts) => parts.MenuChoice);
export const MenuOneOf = drawings.part((parts) => parts.MenuOneOf);
export const MenuOption = drawings.part((parts) => parts.MenuOption);
export const MenuHeading = drawings.part((parts) => parts.MenuHeading);
export const MenuRule = drawings.part((parts) => parts.MenuRule);
