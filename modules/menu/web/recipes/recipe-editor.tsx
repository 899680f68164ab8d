import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { newId } from '../../../../platform/web/new-command.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { useFaults, type Faults } from '../../../../ui/form/use-faults.ts';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { useCan } from '../../../restaurants/web/public.ts';
import { menuLimits } from '../../rules/menu-limits.ts';
import type { LineSubject } from '../../rules/recipe.ts';
import type { MenuClient } from '../menu-client.ts';
import { ChangedMeanwhile } from '../show/changed-meanwhile.tsx';
import { useKeptForm } from '../show/use-kept-form.ts';
import { useTell } from '../use-tell.ts';
import { LineFields } from './line-fields.tsx';
import { LiveCost, lineCostText } from './live-cost.tsx';
import { RecipeFields } from './recipe-fields.tsx';
import { draftVersion, type LineForm, readRecipeForm, type RecipeForm, type RecipeProblem } from './recipe-form.ts';
import { StepFields } from './step-fields.tsx';
import type { Writing } from './use-writing.ts';

// The search comes after the form: what it is made of is more than all the rest.
const AddLine = lazy(async () => ({ default: (await import('./add-line.tsx')).AddLine }));

const send = (client: MenuClient) => client.saveRecipe;

const sendPicture = (client: MenuClient) => client.keepStepPicture;

const newLine = (subject: LineSubject): LineForm => ({
  lineId: newId(),
  subject,
  amount: '',
  usable: '100',
  isOptional: false,
  channels: null,
  note: '',
});

/** What stands against keeping it, in words by field; what belongs to a line is said there at once. */
const faultsOf = (problems: readonly RecipeProblem[]): Faults<RecipeProblem['at'] | 'all'> => ({
  ...Object.fromEntries(problems.map(({ at }) => [at, at === 'name' ? m.menu_say_name() : m.menu_amount_wrong()])),
  all: problems.length > 0 && m.menu_problems({ count: problems.length }),
});

export type RecipeEditorProps = {
  readonly draftKey: string;
  readonly recipeId: string;
  readonly initial: RecipeForm;
  /** The version of the recipe that the person saw; null for one that is not there yet. */
  readonly version: number | null;
  readonly writing: Writing;
  readonly onStartAgain?: () => void;
};

/** Writes a version: what goes in, what comes out, and how; the cost follows every key. */
export const RecipeEditor = ({ draftKey, recipeId, initial, version, writing, onStartAgain }: RecipeEditorProps) => {
  const navigate = useNavigate();
  const seesCost = useCan('inventory.view-cost');
  const { tell, isTelling } = useTell();
  const [isChanged, setIsChanged] = useState(false);
  const { form, set, baseVersion, forget } = useKeptForm(`menu.recipe.${draftKey}`, initial, version);
  const { body, par, problems } = readRecipeForm(form, writing.unitsOf);
  const draft = draftVersion(recipeId, body);
  const setLine = (lineId: string, change: Partial<LineForm>) =>
    set({ lines: form.lines.map((line) => (line.lineId === lineId ? { ...line, ...change } : line)) });
  const keepPicture = async (picture: string): Promise<string | null> => {
    const pictureId = newId();
    return (await tell(sendPicture, { pictureId, picture })) === null ? pictureId : null;
  };
  const leave = () => {
    forget();
    const back =
      version === null
        ? ({ to: '/menu', search: { tab: 'recipes' } } as const)
        : ({ to: '/menu/recipes/$recipeId', params: { recipeId } } as const);
    void navigate({ ...back, replace: true });
  };
  const { errorAt, submit } = useFaults(faultsOf(problems));
  const wrong = errorAt('all');
  const save = async () => {
    const { kind, stockItemId } = form;
    const heading = { name: form.name.trim(), nameLocal: form.nameLocal.trim() || null, kind };
    const kept = kind === 'PREP' && stockItemId !== '' ? stockItemId : null;
    const refused = await tell(send, { recipeId, baseVersion, ...heading, stockItemId: kept, par, body });
    if (refused === 'RECIPE_CHANGED') setIsChanged(true);
    if (refused !== null) return;
    forget();
    void navigate({ to: '/menu/recipes/$recipeId', params: { recipeId }, search: { version: 'open' }, replace: true });
  };
  return (
    <form noValidate onSubmit={submit(save)} className="flex max-w-[44rem] flex-col gap-6 pb-10">
      <h1 className="text-title">{version === null ? m.menu_add_recipe() : m.menu_edit_named({ name: form.name })}</h1>
      {isChanged && onStartAgain && (
        <ChangedMeanwhile
          onStartAgain={() => {
            forget();
            onStartAgain();
          }}
        />
      )}
      <RecipeFields form={form} set={set} errorAt={errorAt} />
      <section className="flex flex-col">
        <h2 className="pb-2 text-heading">{m.menu_ingredients()}</h2>
        {seesCost && form.lines.length > 0 && (
          <LiveCost
            version={draft}
            pantry={writing.pantry}
            currency={writing.currency}
            unreadLines={form.lines.length - body.lines.length}
          />
        )}
        <ul>
          {form.lines.map((line) => (
            <LineFields
              key={line.lineId}
              line={line}
              problems={problems}
              canBePackaging={form.kind !== 'PREP'}
              cost={seesCost ? lineCostText(draft, line.lineId, writing) : null}
              onChange={(change) => setLine(line.lineId, change)}
              onRemove={() => set({ lines: form.lines.filter(({ lineId }) => lineId !== line.lineId) })}
            />
          ))}
        </ul>
        {form.lines.length < menuLimits.linesMax && (
          <Suspense fallback={<Skeleton className="h-field w-full" />}>
            <AddLine recipeId={recipeId} onAdd={(subject) => set({ lines: [...form.lines, newLine(subject)] })} />
          </Suspense>
        )}
      </section>
      <StepFields steps={form.steps} onChange={(steps) => set({ steps })} keepPicture={keepPicture} />
      {version !== null && (
        <TextField
          label={m.menu_change_note()}
          hint={m.menu_optional()}
          maxLength={menuLimits.noteLengthMax}
          value={form.changeNote}
          onChange={({ target }) => set({ changeNote: target.value })}
        />
      )}
      {wrong && <Banner status="wrong" title={wrong.message} />}
      <div className="flex flex-wrap gap-2">
        <Button kind="primary" type="submit" busyLabel={isTelling ? m.menu_saving() : undefined}>
          {m.menu_keep_draft()}
        </Button>
        <Button kind="quiet" onClick={leave}>
          {m.menu_cancel()}
        </Button>
      </div>
    </form>
  );
};
