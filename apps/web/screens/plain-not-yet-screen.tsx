import { NotYetScreen } from './not-yet-screen.tsx';

/** The same for a place outside the signed-in layout, which has margins of its own. */
export const PlainNotYetScreen = () => (
  <main className="p-6 md:p-10">
    <NotYetScreen />
  </main>
);
