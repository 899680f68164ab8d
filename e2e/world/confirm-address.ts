import { superuserOf } from '../../apps/server/testing/real-server.ts';
import { queryAs } from '../../db/testing/query-as.ts';
import type { MaedServer } from './maed-server.ts';
import type { SignedIn } from './sign-in.ts';

/** As if the person had followed the link in their mail: whoever invites has to. */
export const confirmAddress = async (maed: MaedServer, { session }: SignedIn): Promise<void> => {
  await queryAs(superuserOf(maed.dataFolder), `update auth."user" set email_verified = true where id = $1`, [session.user.id]);
};
