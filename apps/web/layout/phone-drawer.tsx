import { m } from '../../../generated/messages/web/messages.js';
import { Drawer } from '../../../ui/drawer.tsx';
import { closeDrawer, useIsDrawerOpen } from './sidebar-state.ts';
import { SidebarPlaces } from './sidebar.tsx';

export const PhoneDrawer = () => (
  <Drawer open={useIsDrawerOpen()} onClose={closeDrawer} label={m.app_navigation()}>
    <SidebarPlaces withWords onGo={closeDrawer} />
  </Drawer>
);
