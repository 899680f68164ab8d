import { newCommand } from '../../../platform/web/new-command.ts';
import type { CallFailure } from '../../../platform/web/refusal.ts';
import { useDoing } from '../../../platform/web/use-doing.ts';
import type { RotaFinding } from '../contract/rota-fields.ts';
import { useStaffWorld, type StaffClient } from './staff-client.ts';
import { failureWords, fieldOfFailure, findingsOfFailure } from './words/refusal-words.ts';

type Command<Body> = ReturnType<typeof newCommand<Body>>;

/** Why something was not done, beside which field that stands, and which rules stand against it; an empty field is none. */
export type Refused = { readonly field: string; readonly words: string; readonly findings: readonly RotaFinding[] };

const explain = (failure: CallFailure): Refused => ({
  field: fieldOfFailure(failure),
  words: failureWords(failure),
  findings: findingsOfFailure(failure),
});

/** Does one thing now, and asks for everything about the staff anew. */
export const useTell = () => {
  const { client, restaurantId } = useStaffWorld();
  const { tell, ...state } = useDoing({ stale: [['staff', restaurantId]], explain });
  return {
    ...state,
    /** Whether it was done. */
    tell: async <Body>(send: (client: StaffClient) => (command: Command<Body>) => Promise<unknown>, body: Body): Promise<boolean> =>
      'answer' in (await tell(send(client)(newCommand(restaurantId, body)))),
  };
};
