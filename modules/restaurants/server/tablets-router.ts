import { implementContract } from '../../../platform/server/rpc/implement-contract.ts';
import { tabletsContract } from '../contract/tablets.contract.ts';
import { restaurantCode } from '../rules/restaurant-code.ts';
import { publicGuard, restaurantGuard } from './guard.ts';
import type { TabletCookies } from './tablet-cookies.ts';
import { createTabletCode, joinAtTablet } from './tablet-joining.ts';
import { enterTablet, leaveTablet, stayAtTablet, tabletFront } from './tablet-turn.ts';
import { listTablets, registerTablet, resetPin, revokeTablet, setPin } from './tablets.ts';

const nothing = {};

/** The procedures of `tabletsContract`. */
export const tabletsRouter = (cookies: TabletCookies) => {
  const os = implementContract(tabletsContract);
  return {
    listTablets: os.listTablets.use(restaurantGuard).handler(async ({ context: { tx } }) => ({ tablets: await listTablets(tx) })),
    registerTablet: os.registerTablet.use(restaurantGuard).handler(async ({ context, input }) => {
      await registerTablet(context.tx, input.body);
      cookies.keepTablet(context.responseHeaders, restaurantCode(input.restaurantId, input.body.secret));
      return nothing;
    }),
    revokeTablet: os.revokeTablet.use(restaurantGuard).handler(async ({ context: { tx }, input }) => {
      await revokeTablet(tx, input.body.tabletId);
      return nothing;
    }),
    setPin: os.setPin.use(restaurantGuard).handler(async ({ context: { tx }, input }) => {
      await setPin(tx, input.body.pin);
      return nothing;
    }),
    resetPin: os.resetPin.use(restaurantGuard).handler(async ({ context: { tx }, input }) => {
      await resetPin(tx, input.body);
      return nothing;
    }),
    createTabletCode: os.createTabletCode.use(restaurantGuard).handler(({ context: { tx }, input }) => createTabletCode(tx, input.body)),
    joinAtTablet: os.joinAtTablet.use(publicGuard).handler(({ context, input }) => joinAtTablet(context, input)),
    tabletFront: os.tabletFront.use(publicGuard).handler(({ context }) => tabletFront(cookies, context)),
    enterTablet: os.enterTablet.use(publicGuard).handler(({ context, input }) => enterTablet(cookies, context, input)),
    stayAtTablet: os.stayAtTablet.use(publicGuard).handler(({ context }) => stayAtTablet(cookies, context)),
    leaveTablet: os.leaveTablet.use(publicGuard).handler(async ({ context }) => {
      await leaveTablet(cookies, context);
      return nothing;
    }),
  };
};
