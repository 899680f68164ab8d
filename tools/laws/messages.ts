import { existsSync } from 'node:fs';
import { join } from 'node:path';

import type { Finding } from './law.ts';
import { runScript } from './run-program.ts';

const compiler = 'tools/messages/compile-messages.mjs';

/** Compiles the catalogues, which refuses a text that one language lacks. */
export const checkMessages = async (root: string): Promise<readonly Finding[]> => {
  if (!existsSync(join(root, compiler))) return [{ path: compiler, message: 'The compiler of messages is missing.' }];
  const { status, stdout, stderr } = await runScript(root, [compiler]);
  return status === 0 ? [] : [{ path: 'messages', message: `${stderr}${stdout}`.trim() }];
};
