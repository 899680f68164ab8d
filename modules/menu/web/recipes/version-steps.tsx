import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Banner } from '../../../../ui/banner.tsx';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import { useCan } from '../../../restaurants/web/public.ts';
import type { VersionOut } from '../../contract/recipe-fields.ts';
import type { RecipeOut } from '../../contract/recipes.contract.ts';
import { hasFood } from '../../rules/packaging.ts';
import type { VersionStep } from '../../rules/recipe-state.ts';
import type { MenuClient } from '../menu-client.ts';
import { useTell } from '../use-tell.ts';
import { UnknownPartsNote } from './unknown-parts-note.tsx';

const ApproveDialog = lazy(async () => ({ default: (await import('./approve-dialog.tsx')).ApproveDialog }));
const VerifyDialog = lazy(async () => ({ default: (await import('./verify-dialog.tsx')).VerifyDialog }));

const sendStep = (client: MenuClient) => client.stepVersion;
const sendArchive = (client: MenuClient) => client.archiveRecipe;

export type VersionStepsProps = { readonly known: RecipeOut; readonly version: VersionOut };

/** What may be done with the version that is shown, and nothing that would be refused. */
export const VersionSteps = (props: VersionStepsProps) => {
  const mayEdit = useCan('menu.edit');
  const isOpen = props.version === props.known.open;
  if (mayEdit) return <WriterSteps {...props} isOpen={isOpen} />;
  return isOpen ? null : <MadeOne known={props.known} />;
};

const WriterSteps = ({ known, version, isOpen }: VersionStepsProps & { readonly isOpen: boolean }) => {
  const mayApprove = useCan('menu.approve');
  return (
    <div className="flex flex-col gap-3">
      {isOpen && <OpenNotes known={known} version={version} />}
      <div className="flex flex-wrap gap-2">
        {isOpen && mayApprove && <OpenSteps known={known} version={version} />}
        {!isOpen && <MadeOne known={known} />}
        <Link
          to="/menu/recipes/$recipeId/edit"
          params={{ recipeId: known.recipe.id }}
          className={buttonClass(isOpen ? 'secondary' : 'primary')}
        >
          {known.open ? m.menu_go_on_writing() : m.menu_change()}
        </Link>
        {!isOpen && mayApprove && <Vouch known={known} version={version} />}
        {!isOpen && known.usedIn.length === 0 && <Archive known={known} />}
      </div>
    </div>
  );
};

/** What whoever looks at a version that is being written should know before they hand it on. */
const OpenNotes = ({ known, version: { body, unknownParts = [] } }: VersionStepsProps) => (
  <>
    {body.changeNote !== null && <Banner status="information" title={body.changeNote} />}
    {!hasFood(body.lines) && <Banner status="soon" title={m.menu_approve_empty()} />}
    {unknownParts.length > 0 && <UnknownPartsNote recipeId={known.recipe.id} parts={unknownParts} />}
  </>
);

/** What is refused otherwise, once somebody has said from when on. */
const mayBeApproved = ({ body, unknownParts = [] }: VersionOut): boolean => hasFood(body.lines) && unknownParts.length === 0;

const OpenSteps = ({ known: { recipe }, version }: VersionStepsProps) => {
  const { tell, isTelling } = useTell();
  const [isApproving, setIsApproving] = useState(false);
  const step = (name: Exclude<VersionStep, 'APPROVE'>) =>
    void tell(sendStep, { recipeId: recipe.id, baseVersion: recipe.version, step: name, effectiveAt: null });
  const busyLabel = isTelling ? m.menu_saving() : undefined;
  return (
    <>
      <Button kind="primary" disabled={!mayBeApproved(version)} busyLabel={busyLabel} onClick={() => setIsApproving(true)}>
        {m.menu_approve()}
      </Button>
      {version.state === 'DRAFT' ? (
        <Button busyLabel={busyLabel} onClick={() => step('SUBMIT')}>
          {m.menu_submit()}
        </Button>
      ) : (
        <Button busyLabel={busyLabel} onClick={() => step('RETURN')}>
          {m.menu_return()}
        </Button>
      )}
      <Button kind="quiet" busyLabel={busyLabel} onClick={() => step('DISCARD')}>
        {m.menu_discard()}
      </Button>
      {isApproving && (
        <Suspense fallback={null}>
          <ApproveDialog recipe={recipe} onClose={() => setIsApproving(false)} />
        </Suspense>
      )}
    </>
  );
};

/** Somebody cooked it; nothing for what is not kept in stock, or for whoever does not cook. */
const MadeOne = ({ known: { recipe, current } }: Pick<VersionStepsProps, 'known'>) => {
  const mayProduce = useCan('menu.produce');
  if (!mayProduce || recipe.kind !== 'PREP' || recipe.stockItemId === null || current === null) return null;
  return (
    <Link to="/menu" search={{ tab: 'batches', prep: recipe.id }} className={`self-start ${buttonClass('secondary')}`}>
      {m.menu_made_a_batch()}
    </Link>
  );
};

/** Asked again only where nobody vouches for it as it is now. */
const Vouch = ({ known: { recipe }, version }: VersionStepsProps) => {
  const [isAsking, setIsAsking] = useState(false);
  const isKnown = !Object.values(version.allergens).includes('UNKNOWN');
  if (recipe.verification?.stands === true || !isKnown) return null;
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>{m.menu_vouch()}</Button>
      {isAsking && (
        <Suspense fallback={null}>
          <VerifyDialog recipeId={recipe.id} allergens={version.allergens} onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </>
  );
};

const Archive = ({ known: { recipe } }: Pick<VersionStepsProps, 'known'>) => {
  const { tell, isTelling } = useTell();
  const send = () => void tell(sendArchive, { recipeId: recipe.id, baseVersion: recipe.version, isArchived: !recipe.isArchived });
  return (
    <Button kind="quiet" busyLabel={isTelling ? m.menu_saving() : undefined} onClick={send}>
      {recipe.isArchived ? m.menu_revive() : m.menu_archive()}
    </Button>
  );
};
