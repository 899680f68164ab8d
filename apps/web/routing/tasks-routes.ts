import { createRoute } from '@tanstack/react-router';

import { m } from '../../../generated/messages/web/messages.js';
import { assistantScreens, readDisplaySearch } from '../../../modules/assistant/web/public.ts';
import { readRunSearch, tasksScreens } from '../../../modules/tasks/web/public.ts';
import { lazyScreen } from './lazy-screen.ts';
import { inRestaurantRoute } from './protected-parents.ts';

const dayRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/tasks',
  component: lazyScreen(tasksScreens.day),
  staticData: { title: m.app_tasks_title },
});

const runRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/tasks/run',
  validateSearch: readRunSearch,
  component: lazyScreen(tasksScreens.run),
  staticData: { title: m.app_tasks_title },
});

const listsRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/tasks/lists',
  component: lazyScreen(tasksScreens.lists),
  staticData: { title: m.tasks_lists },
});

const foodRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/tasks/food',
  component: lazyScreen(tasksScreens.food),
  staticData: { title: m.tasks_food },
});

const diaryRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/tasks/diary',
  component: lazyScreen(tasksScreens.diary),
  staticData: { title: m.tasks_diary },
});

const inspectionRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/tasks/inspection',
  component: lazyScreen(assistantScreens.inspection),
  staticData: { title: m.assistant_inspection },
});

const displayRoute = createRoute({
  getParentRoute: () => inRestaurantRoute,
  path: '/tasks/display',
  validateSearch: readDisplaySearch,
  component: lazyScreen(assistantScreens.display),
  staticData: { title: m.assistant_display_title },
});

/** What is due, what was checked, and what somebody is to do. */
export const tasksRoutes = [dayRoute, runRoute, listsRoute, foodRoute, diaryRoute, inspectionRoute, displayRoute];
