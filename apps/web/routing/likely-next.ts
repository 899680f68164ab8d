/** Where people go next, by where they are: preloaded a moment after they arrived. */
const likelyNext = {
  '/home': ['/menu', '/tasks', '/staff'],
  '/menu': ['/inventory', '/purchase', '/home'],
  '/tasks': ['/staff', '/home'],
  '/staff': ['/tasks', '/home'],
  '/inventory': ['/purchase', '/waste'],
  '/purchase': ['/inventory', '/reports'],
  '/waste': ['/inventory', '/reports'],
  '/reports': ['/home', '/settings'],
  '/settings': ['/home'],
} as const;

export const likelyNextOf = (path: string) => (Object.hasOwn(likelyNext, path) ? likelyNext[path as keyof typeof likelyNext] : []);
