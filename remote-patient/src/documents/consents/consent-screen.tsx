import { useCallback } from 'react';
import { readConsent } from '@nivara/shared/api-client/consents';
import { useParams } from '@nivara/shared/app-context/router';
import { useChangingAnswer } from '@nivara/shared/app-context/use-answer';
import { CONSENT_KINDS } from '@nivara/shared/domain/consent';
import { Stack } from '@nivara/shared/ui/layout/layout';
import { AreaPage } from '../../frame/area-page';
import { OwnItem } from '../../frame/own-item';
import { paths } from '../../paths';
import { useSignedInUser } from '../../session/use-signed-in-user';
import { ConsentAnswer } from './consent-answer';
import { ConsentHistory } from './consent-history';
import { ConsentText } from './consent-text';

export function ConsentScreen() {
  const username = useSignedInUser()?.UserName ?? '';
  const { kind: wanted } = useParams();
  const kind = CONSENT_KINDS.find((each) => each === wanted);
  const ask = useCallback(async () => (kind === undefined ? null : readConsent(kind)), [kind]);
  const { answer, reload } = useChangingAnswer(ask);
  const title = (answer.status === 'ready' && answer.data?.title) || 'Consent';
  return (
    <AreaPage name={title} heading={title}>
      <OwnItem answer={answer} what="consent" to={paths.consents(username)} all="See all consents" lines={9}>
        {(consent) => (
          <Stack $gap={5}>
            <ConsentText consent={consent} />
            <ConsentAnswer consent={consent} onChanged={reload} />
            <ConsentHistory history={consent.history} />
          </Stack>
        )}
      </OwnItem>
    </AreaPage>
  );
}
