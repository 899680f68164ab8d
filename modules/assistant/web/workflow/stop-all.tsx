import { m } from '../../../../generated/messages/web/messages.js';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { useTellWorkflow } from './workflow-client.ts';

/** Stops everything that happens by itself with one tap, or lets it go on. */
export const StopAll = ({ isStopped }: { readonly isStopped: boolean }) => {
  const { tell, isTelling, refused } = useTellWorkflow();
  return (
    <div className="flex flex-col items-start gap-2">
      <Button
        busyLabel={isTelling ? m.assistant_automation_saving() : undefined}
        onClick={() => void tell((client) => client.stopAutomations, { isStopped: !isStopped })}
      >
        {isStopped ? m.assistant_automation_go_on() : m.assistant_automation_stop_all()}
      </Button>
      {refused !== null && <Banner status="wrong" title={refused} />}
    </div>
  );
};
