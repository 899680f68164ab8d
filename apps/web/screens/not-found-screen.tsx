import { Link } from '@tanstack/react-router';

import { m } from '../../../generated/messages/web/messages.js';
import { buttonClass } from '../../../ui/button.tsx';

/** Within the bars, where an address begins like one of the app's. */
export const NotFoundScreen = () => (
  <section className="mx-auto flex min-h-80 max-w-line flex-col items-start justify-center gap-3 p-6">
    <h1 className="text-title">{m.app_not_found_title()}</h1>
    <p className="text-body text-ink-2">{m.app_not_found_text()}</p>
    <Link to="/home" className={buttonClass('primary')}>
      {m.app_go_home()}
    </Link>
  </section>
);

/** By itself, where nothing of the address is known. */
export const NotFoundPage = () => (
  <main className="flex min-h-dvh flex-col justify-center">
    <NotFoundScreen />
  </main>
);
