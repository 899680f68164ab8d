import { m } from '../../../../generated/messages/web/messages.js';
import { useSession } from '../../../../platform/web/session.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { useCan } from '../../../restaurants/web/public.ts';
import { sourceWords, useFindingWords } from '../rota/finding-words.ts';
import type { Refused } from '../use-tell.ts';

/** Why somebody can't take a shift: what stands against it in their own rota, and where that rule comes from. */
export const NotTaken = ({ refused }: { readonly refused: Refused }) => {
  const user = useSession()?.user;
  const findingWords = useFindingWords();
  // Whoever plans is told of both rotas, which stand beside the request by name.
  const isOwnAlone = !useCan('staff.plan');
  const name = user ? `${user.firstName} ${user.lastName}` : '';
  return (
    <Banner status="wrong" title={refused.words}>
      {isOwnAlone &&
        refused.findings.map((finding) => (
          <p key={`${finding.ruleId} ${finding.shiftIds.join()}`}>
            {m.ui_sentence({ text: findingWords(finding, name) })} <span className="text-ink-2">{sourceWords(finding)}</span>
          </p>
        ))}
    </Banner>
  );
};
