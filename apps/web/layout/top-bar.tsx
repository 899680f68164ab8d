import { Link, useLocation } from '@tanstack/react-router';
import { Menu as MenuIcon, PanelLeft } from 'lucide-react';
import { lazy, Suspense } from 'react';

import { m } from '../../../generated/messages/web/messages.js';
import { loadBell } from '../../../modules/alerts/web/public.ts';
import { RestaurantSwitcher, useWornBrand } from '../../../modules/restaurants/web/public.ts';
import { BrandMark } from '../../../ui/brand-mark.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { PaletteButton } from '../palette/palette-button.tsx';
import { ProfileButton } from './profile-button.tsx';
import { toggleSidebar, useIsSidebarOpen } from './sidebar-state.ts';
import { SyncState } from './sync-state.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

const Bell = lazy(async () => ({ default: await loadBell() }));

/** Where one is and whether all is sent; on the home screen also what is about oneself. */
export const TopBar = () => {
  const isOpen = useIsSidebarOpen();
  const name = useWornBrand()?.name ?? m.app_brand();
  const isHome = useLocation({ select: ({ pathname }) => pathname === '/' || pathname === '/home' });
  return (
    <header className="group/bar z-sticky flex print:hidden h-top-bar shrink-0 items-center border-b border-line bg-teff-sunk pr-3 md:pr-4">
      <span className="contents md:hidden">
        <IconButton label={m.app_open_navigation()} onClick={toggleSidebar} className="ml-2">
          <MenuIcon aria-hidden />
        </IconButton>
      </span>
      <Link
        to="/home"
        aria-label={m.app_to_home({ name })}
        className={classNames(
          'h-full shrink-0 items-center gap-3 px-3 focus-ring -outline-offset-4 md:flex',
          // On a phone's home screen the mark would lead where one is, and its room goes to the restaurant's name.
          isHome ? 'hidden' : 'flex',
          isOpen && 'md:w-64',
        )}
      >
        <HouseMark isOpen={isOpen} />
        {isOpen && <span className="line-clamp-2 text-heading leading-tight wrap-anywhere max-md:hidden">{name}</span>}
      </Link>
      <span className="hidden md:contents">
        <IconButton label={m.app_toggle_navigation()} onClick={toggleSidebar}>
          <PanelLeft aria-hidden />
        </IconButton>
      </span>
      <div className="flex min-w-0 flex-1 items-center md:px-1">
        <RestaurantSwitcher />
      </div>
      <div className="flex shrink-0 items-center md:gap-2">
        <SyncState />
        <PaletteButton />
        <Suspense fallback={<span className="size-9 touch:size-11" />}>
          <Bell />
        </Suspense>
        {isHome && (
          // On a phone it gives its room to the restaurant's name while the mark has something to say.
          <span className="contents max-md:group-has-data-says/bar:hidden">
            <ThemeToggle />
          </span>
        )}
        {isHome && <ProfileButton />}
      </div>
    </header>
  );
};

/** The mark of the house: its own picture, or Maed's. A wide one has room beside its name alone. */
const HouseMark = ({ isOpen }: { readonly isOpen: boolean }) => {
  const logoUrl = useWornBrand()?.logoUrl;
  if (!logoUrl) return <BrandMark className="size-6" />;
  return <img src={logoUrl} alt="" className={classNames('size-7 object-contain md:size-6', isOpen && 'md:h-7 md:w-auto md:max-w-28')} />;
};
