import { m } from '../../../../generated/messages/web/messages.js';
import { Button } from '../../../../ui/button.tsx';

/** The way to another file. */
export const FileOther = ({ onOther }: { readonly onOther: () => void }) => (
  <Button kind="quiet" className="w-fit" onClick={onOther}>
    {m.integrations_file_other()}
  </Button>
);
