import { m } from '../../../generated/messages/web/messages.js';
import { displayName } from '../../../modules/accounts/rules/display-name.ts';
import { useSession } from '../../../platform/web/session.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { deferMenu } from '../../../ui/defer-menu.tsx';

const Menu = deferMenu(async () => (await import('./profile-menu.tsx')).ProfileMenu);

/** Whoever is signed in; behind it, the menu of what is theirs. */
export const ProfileButton = () => {
  const user = useSession()?.user;
  if (!user) return null;
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={m.app_profile_of({ name: displayName(user) ?? m.app_user() })}
          className="inline-flex size-9 items-center justify-center rounded-full focus-ring touch:size-11"
        >
          <Avatar name={`${user.firstName} ${user.lastName}`} src={user.avatarUrl} />
        </button>
      }
    />
  );
};
