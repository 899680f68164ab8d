import { expect, test } from 'vitest';

import { websitePaths } from '../../modules/subscription/contract/website.contract.ts';
import { serverPathPatterns, serverPaths } from './server-paths.ts';

const goesPastTheWorker = (address: string): boolean =>
  serverPathPatterns.some((pathname) => new URLPattern({ pathname }).test(address, 'https://maed.test'));

test.each([...Object.values(websitePaths), '/sandbox/checkout', '/rpc/accounts/getSession', '/live/x', '/dev/mail', '/readyz'])(
  '%s is the server’s own, with a query too',
  (path) => {
    for (const address of [path, `${path}?ticket=x`]) {
      expect(serverPaths.test(address)).toBe(true);
      expect(goesPastTheWorker(address)).toBe(true);
    }
  },
);

test.each(['/', '/home', '/subscription?success=true', '/settings?tab=subscription', '/portals', '/sandboxes', '/developers'])(
  '%s opens from the kept shell',
  (path) => {
    expect(serverPaths.test(path)).toBe(false);
    expect(goesPastTheWorker(path)).toBe(false);
  },
);
