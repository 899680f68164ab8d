import { Hono } from 'hono';

import { readAvatar } from '../../modules/accounts/server/mount.ts';
import { credentialOf } from '../../modules/accounts/server/public.ts';
import { readStepPicture } from '../../modules/menu/server/mount.ts';
import { readInvoiceFile, readReceiptPhoto } from '../../modules/purchasing/server/mount.ts';
import { readLogo, tabletCredentialOf } from '../../modules/restaurants/server/mount.ts';
import { readClockPhoto } from '../../modules/staff/server/mount.ts';
import { readCheckPhoto, readTaskPhoto } from '../../modules/tasks/server/mount.ts';
import { readWastePhoto } from '../../modules/waste/server/mount.ts';
import type { Pools } from '../../platform/server/database/pool.ts';
import { filesPrefix, serveFile } from '../../platform/server/files/serve-file.ts';

/** On whose word a file is asked for: a turn at a tablet before the session of whoever set the tablet up. */
const asked = (headers: Headers) => tabletCredentialOf(headers) ?? credentialOf(headers);

/** Answers with what people uploaded, to those who may see it. */
export const uploadedFiles = (pools: Pools): Hono => {
  const app = new Hono();
  app.get(`${filesPrefix}/avatars/:userId`, async (context) => {
    const { headers } = context.req.raw;
    return serveFile(await readAvatar(pools, asked(headers), context.req.param('userId')), headers);
  });
  app.get(`${filesPrefix}/waste/:restaurantId/:entryId`, async (context) => {
    const { headers } = context.req.raw;
    return serveFile(await readWastePhoto(pools, asked(headers), context.req.param()), headers);
  });
  app.get(`${filesPrefix}/checks/:restaurantId/:entryId`, async (context) => {
    const { headers } = context.req.raw;
    return serveFile(await readCheckPhoto(pools, asked(headers), context.req.param()), headers);
  });
  app.get(`${filesPrefix}/tasks/:restaurantId/:photoId`, async (context) => {
    const { headers } = context.req.raw;
    return serveFile(await readTaskPhoto(pools, asked(headers), context.req.param()), headers);
  });
  app.get(`${filesPrefix}/recipes/:restaurantId/:pictureId`, async (context) => {
    const { headers } = context.req.raw;
    return serveFile(await readStepPicture(pools, asked(headers), context.req.param()), headers);
  });
  app.get(`${filesPrefix}/clock/:restaurantId/:markId`, async (context) => {
    const { headers } = context.req.raw;
    return serveFile(await readClockPhoto(pools, asked(headers), context.req.param()), headers);
  });
  app.get(`${filesPrefix}/receipts/:restaurantId/:photoId`, async (context) => {
    const { headers } = context.req.raw;
    return serveFile(await readReceiptPhoto(pools, asked(headers), context.req.param()), headers);
  });
  app.get(`${filesPrefix}/invoices/:restaurantId/:fileId`, async (context) => {
    const { headers } = context.req.raw;
    const { restaurantId, fileId } = context.req.param();
    return serveFile(await readInvoiceFile(pools, credentialOf(headers), { restaurantId, fileId }), headers);
  });
  app.get(`${filesPrefix}/logos/:restaurantId`, async (context) =>
    serveFile(await readLogo(pools, context.req.param('restaurantId')), context.req.raw.headers),
  );
  app.all(`${filesPrefix}/*`, () => serveFile(null, new Headers()));
  return app;
};
