/** What the shell shows of alerts. */
export { Bell } from './bell.tsx';
