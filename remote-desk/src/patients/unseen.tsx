import { Alert } from '@nivara/shared/ui/feedback/alert';
import { Badge } from '@nivara/shared/ui/feedback/badge';

export const UNSEEN = 'Not seen yet';

const OPENED_ONLINE = 'Opened online, not seen yet';

/** Warns of an account that anybody could have opened with this name and phone. */
export const UnseenBadge = ({ children = OPENED_ONLINE }) => <Badge tone="warning">{children}</Badge>;

export const UnseenAdvice = () => (
  <Alert tone="warning" title={OPENED_ONLINE}>
    Anybody can type this name and phone. Ask for the account’s e-mail address before you book or tell
    anything.
  </Alert>
);
