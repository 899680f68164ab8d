import { Link } from '@tanstack/react-router';
import { LogOut } from 'lucide-react';

import { m } from '../../../generated/messages/web/messages.js';
import { useMaybeRestaurant } from '../../../modules/restaurants/web/public.ts';
import { classNames } from '../../../ui/class-names.ts';
import { useIsPhone } from '../../../ui/use-is-phone.ts';
import { placesFor, settingsPlace, type Place } from '../navigation.ts';
import { signOut } from '../sign-out.ts';
import { useIsSidebarOpen } from './sidebar-state.ts';

/** The rail of a desk: pictures, or pictures and words. A phone is spared the work of drawing what it would hide. */
export const Sidebar = () => {
  const [isOpen, isPhone] = [useIsSidebarOpen(), useIsPhone()];
  if (isPhone) return null;
  return (
    <div className={classNames('shrink-0 border-r border-line bg-teff-sunk print:hidden', isOpen ? 'w-64' : 'w-12')}>
      <SidebarPlaces withWords={isOpen} />
    </div>
  );
};

type SidebarPlacesProps = { readonly withWords: boolean; readonly onGo?: () => void };

/** The same places in the rail and in the phone's drawer. */
export const SidebarPlaces = ({ withWords, onGo }: SidebarPlacesProps) => {
  const role = useMaybeRestaurant()?.role;
  return (
    <nav aria-label={m.app_navigation()} className="flex h-full flex-col justify-between gap-6 overflow-y-auto overflow-x-hidden py-3">
      <ul className="flex flex-col gap-0.5">
        {placesFor(role).map((place) => (
          <PlaceLink key={place.path} place={place} withWords={withWords} onGo={onGo} />
        ))}
      </ul>
      <div>
        {withWords && <h2 className="px-5 pb-1 text-micro text-ink-3">{m.app_account()}</h2>}
        <ul className="flex flex-col gap-0.5">
          <PlaceLink place={settingsPlace} withWords={withWords} onGo={onGo} />
          <li>
            <button
              type="button"
              title={withWords ? undefined : m.app_log_out()}
              aria-label={m.app_log_out()}
              onClick={() => void signOut()}
              className={placeClass(withWords)}
            >
              <LogOut aria-hidden />
              {withWords && m.app_log_out()}
            </button>
          </li>
        </ul>
      </div>
    </nav>
  );
};

const placeClass = (withWords: boolean) =>
  classNames(
    'relative flex min-h-9 items-center gap-3 rounded-control border border-transparent text-body text-ink-2 focus-ring motion-quick touch:min-h-12',
    'hover:bg-line/60 hover:text-ink [&>svg]:size-[1.125rem] [&>svg]:shrink-0',
    'aria-[current=page]:border-line aria-[current=page]:bg-teff-raise aria-[current=page]:font-semibold aria-[current=page]:text-ink',
    'aria-[current=page]:before:absolute aria-[current=page]:before:h-4 aria-[current=page]:before:w-[3px] aria-[current=page]:before:rounded-r-full aria-[current=page]:before:bg-ink',
    withWords
      ? 'mx-2.5 w-[calc(100%-1.25rem)] px-2.5 aria-[current=page]:before:-left-[11px]'
      : 'mx-1.5 w-9 justify-center aria-[current=page]:before:-left-[7px]',
  );

type PlaceLinkProps = { readonly place: Place; readonly withWords: boolean; readonly onGo: (() => void) | undefined };

const PlaceLink = ({ place, withWords, onGo }: PlaceLinkProps) => {
  const Icon = place.icon;
  const title = place.title();
  return (
    <li>
      <Link
        to={place.path}
        title={withWords ? place.purpose() : title}
        aria-label={title}
        onClick={() => onGo?.()}
        className={placeClass(withWords)}
      >
        <Icon aria-hidden />
        {withWords && <span className="truncate">{title}</span>}
      </Link>
    </li>
  );
};
