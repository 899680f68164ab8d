import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Finding } from './law.ts';

const roomsOfAModule = ['rules', 'contract', 'server', 'web', 'messages', 'README.md'];

/** What `modules.json` says about the tree: the modules with what they use, and the other words a commit may name. */
export type ModulesLaw = {
  readonly modules: Readonly<Record<string, { readonly tier: number; readonly uses: readonly string[] }>>;
  readonly scopes: readonly string[];
};

/** Reads `modules.json` as it is; the graph law says whether it is consistent. */
export const readModulesLaw = (root: string): ModulesLaw => JSON.parse(readFileSync(join(root, 'modules.json'), 'utf8')) as ModulesLaw;

/** Folders of `modules/` are the modules of `modules.json`, and hold nothing but the six rooms. */
export const checkTree = (root: string): readonly Finding[] => {
  const { modules } = readModulesLaw(root);
  if (!existsSync(join(root, 'modules'))) return [{ path: 'modules', message: 'There is no product here.' }];
  return readdirSync(join(root, 'modules')).flatMap((name) => {
    if (modules[name] === undefined) return [{ path: `modules/${name}`, message: 'No module of this name stands in modules.json.' }];
    return readdirSync(join(root, 'modules', name))
      .filter((room) => !roomsOfAModule.includes(room))
      .map((room) => ({ path: `modules/${name}/${room}`, message: `A module has these rooms: ${roomsOfAModule.join(', ')}.` }));
  });
};
