import { useNavigate } from '@tanstack/react-router';
import { Languages, LogOut, Settings } from 'lucide-react';

import { m } from '../../../generated/messages/web/messages.js';
import { displayName } from '../../../modules/accounts/rules/display-name.ts';
import { useLocale } from '../../../platform/web/locale.ts';
import { useSession } from '../../../platform/web/session.ts';
import type { DeferredMenuProps } from '../../../ui/defer-menu.tsx';
import { Menu, MenuHeading, MenuItem, MenuRule } from '../../../ui/menu.tsx';
import { useRoleText } from '../use-role-text.ts';
import { signOut } from '../sign-out.ts';
import { usePreferences } from '../use-preferences.ts';

/** Who one is here, the other language, the settings, and the way out. */
export const ProfileMenu = ({ trigger }: DeferredMenuProps) => {
  const navigate = useNavigate();
  const isAmharic = useLocale() === 'am';
  const { chooseLanguage } = usePreferences();
  const role = useRoleText();
  const user = useSession()?.user;
  if (!user) return null;
  return (
    <Menu align="end" trigger={trigger} startsOpen>
      <MenuHeading>
        <span className="block text-body font-semibold text-ink">{displayName(user) ?? m.app_user()}</span>
        {role}
      </MenuHeading>
      <MenuRule />
      <MenuItem icon={<Languages aria-hidden />} onSelect={() => chooseLanguage(isAmharic ? 'en' : 'am', m.app_language())}>
        {isAmharic ? m.app_language_english() : m.app_language_amharic()}
      </MenuItem>
      <MenuItem icon={<Settings aria-hidden />} onSelect={() => void navigate({ to: '/settings' })}>
        {m.app_settings_title()}
      </MenuItem>
      <MenuItem icon={<LogOut aria-hidden />} onSelect={() => void signOut()}>
        {m.app_log_out_menu()}
      </MenuItem>
    </Menu>
  );
};
