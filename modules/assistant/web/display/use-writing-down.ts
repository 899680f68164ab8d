import { useNavigate } from '@tanstack/react-router';

import { newCommand } from '../../../../platform/web/new-command.ts';
import { attempt } from '../../../../platform/web/refusal.ts';
import { useTasksCommands } from '../../../tasks/web/parts.ts';
import { useAssistantWorld } from '../assistant-client.ts';

/** Writes what was read as tasks writes what is typed: the list it stands in asks what was done where it failed. */
export const useWritingDown = (scanId: string, onLeave: () => void) => {
  const { client, restaurantId } = useAssistantWorld();
  const commands = useTasksCommands();
  const navigate = useNavigate();
  const end = (written: string | null) => attempt(client.endDisplay(newCommand(restaurantId, { scanId, written })));
  const write = async (said: Parameters<typeof commands.answer>[0], subject: string): Promise<void> => {
    await commands.answer(said, { subject, picture: null });
    await end(said.value);
    await navigate({ to: '/tasks/run', search: { id: said.runId } });
  };
  const throwAway = async (): Promise<void> => {
    await end(null);
    onLeave();
  };
  return { write, throwAway };
};
