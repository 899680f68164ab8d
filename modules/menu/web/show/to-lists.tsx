import { Link } from '@tanstack/react-router';

import { m } from '../../../../generated/messages/web/messages.js';
import { buttonClass } from '../../../../ui/button.tsx';

/** The way to all dishes, where one is not to be had. */
export const ToDishes = () => (
  <Link to="/menu" className={buttonClass('secondary')}>
    {m.menu_tab_dishes()}
  </Link>
);

/** The way to all recipes, where one is not to be had. */
export const ToRecipes = () => (
  <Link to="/menu" search={{ tab: 'recipes' }} className={buttonClass('secondary')}>
    {m.menu_tab_recipes()}
  </Link>
);
