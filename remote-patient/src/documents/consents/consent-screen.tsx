import { useCallback, useRef } from 'react';
import { readConsent } from '@nivara/shared/api-client/consents';
import { useToasts } from '@nivara/shared/app-context/app-context';
import { useParams } from '@nivara/shared/app-context/router';
import { useChangingAnswer } from '@nivara/shared/app-context/use-answer';
import { CONSENT_KINDS } from '@nivara/shared/domain/consent';
import { Stack } from '@nivara/shared/ui/layout/layout';
import { AreaPage } from '../../frame/area-page';
import { OwnItem } from '../../frame/own-item';
import { paths } from '../../paths';
import { useSignedInUser } from '../../session/use-signed-in-user';
import { AgreeToConsent } from './agree-to-consent';
import { ConsentAnswer } from './consent-answer';
import { ConsentHistory } from './consent-history';
import { ConsentText } from './consent-text';

export function ConsentScreen() {
  const username = useSignedInUser()?.UserName ?? '';
  const { kind: wanted } = useParams();
  const kind = CONSENT_KINDS.find((each) => each === wanted);
  const ask = useCallback(async () => (kind === undefined ? null : readConsent(kind)), [kind]);
  const { answer, reload } = useChangingAnswer(ask);
  const heading = useRef<HTMLHeadingElement>(null);
  const { showToast } = useToasts();
  const announce = (text: string) => {
    reload();
    // The pressed button disappears, and the focus with it.
    heading.current?.focus();
    showToast({ tone: 'success', text });
  };
  const title = (answer.status === 'ready' && answer.data?.title) || 'Consent';
  return (
    <AreaPage name={title} heading={title} letterhead>
      <OwnItem answer={answer} what="consent" to={paths.consents(username)} all="See all consents" lines={9}>
        {(consent) => (
          <Stack $gap={5}>
            <ConsentAnswer consent={consent} heading={heading} onAnswered={announce} />
            <ConsentText consent={consent}>
              {consent.state === 'given' && !consent.outdated ? null : (
                <AgreeToConsent consent={consent} onAnswered={announce} onRefused={reload} />
              )}
            </ConsentText>
            <ConsentHistory history={consent.history} />
          </Stack>
        )}
      </OwnItem>
    </AreaPage>
  );
}
