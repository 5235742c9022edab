import { Suspense, lazy, useRef, useState } from 'react';
import { readSecondFactor } from '@nivara/shared/api-client/second-factor';
import { useToasts } from '@nivara/shared/app-context/app-context';
import { useChangingAnswer } from '@nivara/shared/app-context/use-answer';
import { momentInWords } from '@nivara/shared/domain/clinic-time';
import type { Passkey, SecondFactorState } from '@nivara/shared/domain/second-factor';
import { Loaded } from '@nivara/shared/ui/feedback/loaded';
import { SkeletonText } from '@nivara/shared/ui/feedback/skeleton';
import { Button } from '@nivara/shared/ui/form/button';
import { Cluster, Stack, VisuallyHidden } from '@nivara/shared/ui/layout/layout';
import { EntryList } from '../entry-list';
import { AccountSection } from '../account-section';
import { WAITING } from '../waiting-value';
import type { FactorChange } from './factor-change';

const FactorDialog = lazy(() =>
  import('./factor-dialog').then((module) => ({ default: module.FactorDialog })),
);

export function TwoStepSection() {
  const { answer, reload } = useChangingAnswer(readSecondFactor);
  const [change, setChange] = useState<FactorChange>();
  const heading = useRef<HTMLHeadingElement>(null);
  const { showToast } = useToasts();
  return (
    <AccountSection
      title="Two-step sign-in"
      value={answer.status === 'ready' ? factorsInWords(answer.data) : WAITING}
      isForcedOpen={answer.status === 'failed'}
      about="After your password, logging in also asks for your phone or a security key. If you lose it, a recovery code lets you in; if you lose those too, the clinic does, once it is sure that it is you."
      headingRef={heading}
    >
      <Loaded
        data={answer}
        skeleton={<SkeletonText lines={4} />}
        failure="Your two-step sign-in could not be loaded"
      >
        {(state) => <Factors state={state} onChange={setChange} />}
      </Loaded>
      {change ? (
        <Suspense>
          <FactorDialog
            change={change}
            onClose={() => setChange(undefined)}
            onDone={(text) => {
              setChange(undefined);
              reload();
              heading.current?.focus();
              showToast({ tone: 'success', text });
            }}
          />
        </Suspense>
      ) : null}
    </AccountSection>
  );
}

interface FactorsProps {
  state: SecondFactorState;
  onChange: (change: FactorChange) => void;
}

function Factors({ state: { app, passkeys, recoveryCodes, required }, onChange }: FactorsProps) {
  const isLast = required && passkeys.length + (app ? 1 : 0) === 1;
  return (
    <Stack $gap={4}>
      <EntryList role="list">
        {app ? (
          <li>
            <Cluster $justify="space-between">
              <strong>Authenticator app</strong>
              {isLast ? null : (
                <Button variant="quiet" size="small" onClick={() => onChange({ kind: 'remove-app' })}>
                  Remove<VisuallyHidden> the authenticator app</VisuallyHidden>
                </Button>
              )}
            </Cluster>
          </li>
        ) : null}
        {passkeys.map((passkey) => (
          <li key={passkey.id}>
            <Cluster $justify="space-between">
              <Stack $gap={1}>
                <strong>{passkey.name}</strong>
                <small>{usedInWords(passkey)}</small>
              </Stack>
              {isLast ? null : (
                <Button
                  variant="quiet"
                  size="small"
                  onClick={() => onChange({ kind: 'remove-passkey', passkey })}
                >
                  Remove<VisuallyHidden> the passkey {passkey.name}</VisuallyHidden>
                </Button>
              )}
            </Cluster>
          </li>
        ))}
      </EntryList>
      {isLast ? <p>The clinic’s staff need a second step, so the last one cannot be removed.</p> : null}
      <Cluster $gap={3}>
        <Button variant="secondary" onClick={() => onChange({ kind: 'app' })}>
          {app ? 'Set up another app' : 'Set up an authenticator app'}
        </Button>
        <Button variant="secondary" onClick={() => onChange({ kind: 'passkey' })}>
          Add a passkey
        </Button>
        {app || passkeys.length > 0 ? (
          <Button variant="quiet" onClick={() => onChange({ kind: 'codes' })}>
            New recovery codes ({recoveryCodes} left)
          </Button>
        ) : null}
      </Cluster>
    </Stack>
  );
}

function factorsInWords({ app, passkeys }: SecondFactorState): string {
  const [only] = passkeys;
  const factors = [
    app ? 'Authenticator app' : '',
    passkeys.length > 1 ? `${passkeys.length} passkeys` : (only?.name ?? ''),
  ].filter(Boolean);
  return factors.join(' and ') || 'Off: your password alone signs you in';
}

const usedInWords = ({ createdAt, lastUsedAt }: Passkey) =>
  lastUsedAt === null
    ? `Passkey, added on ${momentInWords(new Date(createdAt))}`
    : `Passkey, last used on ${momentInWords(new Date(lastUsedAt))}`;
