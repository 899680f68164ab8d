export { AuthHeader } from './auth-header.tsx';
export { SignInScreen } from './sign-in-screen.tsx';

/** How the module's waiting commands are sent; loaded when one waits. */
export const loadAccountsSenders = async () => (await import('./command-senders.ts')).accountsSenders;

/** The screens around signing in; each comes with its own code. */
export const loadForgotPasswordScreen = () => import('./recovery/forgot-password-screen.tsx');
export const loadResetPasswordScreen = () => import('./recovery/reset-password-screen.tsx');
export const loadCallbackScreen = () => import('./callback-screen.tsx');

/** The second step of signing in, for whoever signs in elsewhere than on the sign-in screen. */
export const loadConfirmSignIn = async () => (await import('./confirm-sign-in.tsx')).ConfirmSignIn;

/** The page of the settings about who may act as this person; it is given the way to leave this device. */
export const loadSecurityTab = async (leave: () => Promise<void>) => (await import('./security/security-tab.tsx')).securityTab(leave);

/** How an account ends, in the settings and above every screen while it waits. */
export const loadLeavingSetting = async () => (await import('./leaving/leaving-setting.tsx')).LeavingSetting;
export const loadLeavingBanner = async () => (await import('./leaving/leaving-banner.tsx')).LeavingBanner;

/** The page of the settings about the person; it is given what they are called in their restaurant. */
export const loadProfileTab = async (place: { useRoleText: () => string; useDepartmentText: () => string }) =>
  (await import('./profile/profile-tab.tsx')).profileTab(place);
