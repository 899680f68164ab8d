export { SignInScreen } from './sign-in-screen.tsx';

/** How the module's waiting commands are sent; loaded when one waits. */
export const loadAccountsSenders = async () => (await import('./command-senders.ts')).accountsSenders;
