import { Link } from '@tanstack/react-router';

import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import { useWhen } from '../../../../ui/when/use-when.ts';
import { nameIn } from '../../../inventory/web/parts.ts';
import type { RecipeOut } from '../../contract/recipes.contract.ts';
import { versionStateWord } from './recipe-words.ts';

/** Every version, newest first: who wrote it, and since when it holds. */
export const RecipeHistory = ({ history }: Pick<RecipeOut, 'history'>) => {
  const { moment } = useWhen();
  return (
    <details className="border-y border-line">
      <summary className="flex min-h-12 cursor-pointer items-center text-body font-medium focus-ring">
        {m.menu_versions({ count: history.length })}
      </summary>
      <ul className="pb-3">
        {history.map(({ versionNo, state, effectiveAt, writtenBy, writtenAt }) => (
          <li key={versionNo} className="flex flex-wrap justify-between gap-x-6 border-t border-line py-2 text-body">
            <span>
              {versionNo}. {versionStateWord(state)}
              {effectiveAt !== null && ` · ${m.menu_since({ when: moment(effectiveAt) })}`}
            </span>
            <span className="text-ink-2">
              {writtenBy} · {moment(writtenAt)}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
};

/** Dishes and recipes that call for it. */
export const UsedIn = ({ uses }: { readonly uses: RecipeOut['usedIn'] }) => {
  const locale = useLocale();
  if (uses.length === 0) return null;
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-heading">{m.menu_used_in()}</h2>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-body">
        {uses.map((use) => (
          <li key={use.id}>
            {use.kind === 'DISH' ? (
              <Link to="/menu/dishes/$dishId" params={{ dishId: use.id }} className="underline underline-offset-4 focus-ring">
                {nameIn(use, locale)}
              </Link>
            ) : (
              <Link to="/menu/recipes/$recipeId" params={{ recipeId: use.id }} className="underline underline-offset-4 focus-ring">
                {nameIn(use, locale)}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};
