import { m } from '../../../../generated/messages/web/messages.js';
import { useSession } from '../../../../platform/web/session.ts';
import { Button } from '../../../../ui/button.tsx';
import type { Exchange } from '../../contract/exchange-fields.ts';
import { stepExchange, type ExchangePart } from '../../rules/shift-request.ts';
import type { StaffClient } from '../staff-client.ts';
import { useTell } from '../use-tell.ts';
import { NotTaken } from './not-taken.tsx';

const send = (client: StaffClient) => client.answerExchange;

const answers = ['TAKE', 'TAKE_BACK', 'ACCEPT', 'REFUSE', 'WITHDRAW'] as const;
const words = {
  TAKE: m.staff_swap_take,
  TAKE_BACK: m.staff_swap_take_back,
  ACCEPT: m.staff_swap_accept,
  REFUSE: m.staff_swap_refuse,
  WITHDRAW: m.staff_swap_withdraw,
} as const;

/** What somebody is to an exchange. */
export const partOf = ({ fromUserId, toUserId, bids }: Exchange, own: string | undefined): ExchangePart => {
  if (own === fromUserId) return 'GIVER';
  if (own === toUserId) return 'NAMED';
  return bids.some(({ userId }) => userId === own) ? 'BIDDER' : 'NONE';
};

/** What the person before the screen can say to an exchange. */
export const AnswerButtons = ({ of }: { readonly of: Exchange }) => {
  const own = useSession()?.user.id;
  const { tell, isTelling, refused } = useTell();
  const part = partOf(of, own);
  const possible = answers.filter((step) => 'to' in stepExchange({ kind: of.kind, status: of.status, step }, { part, isLead: false }));
  if (possible.length === 0) return null;
  return (
    <>
      {refused && <NotTaken refused={refused} />}
      <span className="flex flex-wrap gap-2">
        {possible.map((answer) => (
          <Button
            key={answer}
            kind={answer === 'TAKE' || answer === 'ACCEPT' ? 'secondary' : 'quiet'}
            busyLabel={isTelling ? m.staff_saving() : undefined}
            onClick={() => void tell(send, { exchangeId: of.id, answer })}
          >
            {words[answer]()}
          </Button>
        ))}
      </span>
    </>
  );
};
