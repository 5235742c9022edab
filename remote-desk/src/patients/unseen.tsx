import { Alert } from '@nivara/shared/ui/feedback/alert';
import { Badge } from '@nivara/shared/ui/feedback/badge';

export const UNSEEN = 'not seen yet';

/** Warns of an account that anybody could have opened with this name and phone. */
export const UnseenBadge = () => <Badge tone="warning">Opened online, {UNSEEN}</Badge>;

export const UnseenAdvice = () => (
  <Alert tone="warning" title={`Opened online, ${UNSEEN}`}>
    Name, birth and phone are as somebody typed them. Ask the caller for the e-mail address of the account
    before you book or tell anything.
  </Alert>
);
