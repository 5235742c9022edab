import { useCallback, useState } from 'react';
import styled from 'styled-components';
import { publishConsentText, readConsentVersions } from '@nivara/shared/api-client/consents';
import { ApiError } from '@nivara/shared/api-client/http';
import { useToasts } from '@nivara/shared/app-context/app-context';
import { useParams } from '@nivara/shared/app-context/router';
import { useChangingAnswer } from '@nivara/shared/app-context/use-answer';
import { momentInWords } from '@nivara/shared/domain/clinic-time';
import {
  CONSENT_KINDS,
  newConsentTextSchema,
  type ConsentKind,
  type ConsentText,
} from '@nivara/shared/domain/consent';
import { Badge } from '@nivara/shared/ui/feedback/badge';
import { EmptyState } from '@nivara/shared/ui/feedback/empty-state';
import { Loaded } from '@nivara/shared/ui/feedback/loaded';
import { SkeletonCard } from '@nivara/shared/ui/feedback/skeleton';
import { ButtonLink } from '@nivara/shared/ui/form/button';
import { TextArea, TextField } from '@nivara/shared/ui/form/field';
import { Form, SubmitButton } from '@nivara/shared/ui/form/form';
import { Card } from '@nivara/shared/ui/layout/card';
import { Cluster, Heading, Split, Stack } from '@nivara/shared/ui/layout/layout';
import { ConfirmDialog } from '@nivara/shared/ui/overlay/confirm-dialog';
import { DeskPage } from '../frame/desk-page';
import { paths } from '../paths';

const Text = styled.p`
  max-width: 70ch;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

/** A consent text with all its versions, and the form for the next one. */
export function ConsentScreen() {
  const { kind: kindInPath } = useParams();
  const kind = CONSENT_KINDS.find((each) => each === kindInPath);
  const readVersions = useCallback(async () => {
    if (kind === undefined) return [];
    try {
      return await readConsentVersions(kind);
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return [];
      throw error;
    }
  }, [kind]);
  const { answer, change } = useChangingAnswer<ConsentText[]>(readVersions);
  const title = (answer.status === 'ready' && answer.data[0]?.title) || 'Consent';
  return (
    <DeskPage name={title} heading={title}>
      <Loaded
        data={answer}
        level={2}
        failure="The text could not be loaded"
        skeleton={<SkeletonCard lines={12} />}
      >
        {([current, ...earlier]) =>
          current === undefined || kind === undefined ? (
            <EmptyState
              level={2}
              title="There is no such consent"
              action={<ButtonLink to={paths.consents}>See all consents</ButtonLink>}
            >
              The address may be incomplete.
            </EmptyState>
          ) : (
            <Split $ratio="3fr 2fr" $gap={5} $align="start">
              <NextVersion
                key={current.version}
                kind={kind}
                current={current}
                onPublished={(published) => change((known) => [published, ...known])}
              />
              <Stack $gap={5}>
                <Version text={current} isCurrent />
                {earlier.map((text) => (
                  <Version key={text.version} text={text} />
                ))}
              </Stack>
            </Split>
          )
        }
      </Loaded>
    </DeskPage>
  );
}

const Version = ({ text, isCurrent = false }: { text: ConsentText; isCurrent?: boolean }) => (
  <Card as="article" aria-labelledby={`version-${text.version}`}>
    <Stack $gap={3}>
      <Cluster $justify="space-between">
        <Heading level={2} look="h4" id={`version-${text.version}`}>
          Version {text.version}
        </Heading>
        {isCurrent ? <Badge tone="success">Current</Badge> : null}
      </Cluster>
      <small>{momentInWords(new Date(text.publishedAt))}</small>
      <strong>{text.title}</strong>
      <Text>{text.text}</Text>
    </Stack>
  </Card>
);

interface NextVersionProps {
  kind: ConsentKind;
  current: ConsentText;
  onPublished: (text: ConsentText) => void;
}

type Words = Pick<ConsentText, 'title' | 'text'>;

/** A published version is never changed, so that everybody's consent stays with the words that they read. */
function NextVersion({ kind, current, onPublished }: NextVersionProps) {
  const [written, setWritten] = useState<Words>();
  const { showToast } = useToasts();
  return (
    <Card as="section" $padding="roomy" aria-labelledby="next">
      <Stack $gap={4}>
        <Heading level={2} look="h3" id="next">
          The next version
        </Heading>
        <Form<Words>
          label="The next version"
          initialValues={{ title: current.title, text: current.text }}
          schema={newConsentTextSchema.omit(['kind'])}
          onSubmit={setWritten}
        >
          <TextField name="title" label="Title" maxLength={120} autoComplete="off" />
          <TextArea
            name="text"
            label="Text"
            hint="Lists show its first sentence."
            rows={14}
            maxLength={8000}
          />
          <SubmitButton>Publish…</SubmitButton>
        </Form>
      </Stack>
      {written === undefined ? null : (
        <ConfirmDialog
          title={`Publish version ${current.version + 1}?`}
          confirmLabel="Publish it"
          busyLabel="Publishing…"
          cancelLabel="Not yet"
          onClose={() => setWritten(undefined)}
          onConfirm={async () => {
            const published = await publishConsentText({ kind, ...written });
            setWritten(undefined);
            showToast({ tone: 'success', text: `Version ${published.version} is published.` });
            onPublished(published);
          }}
        >
          People who have agreed to an earlier version are asked again. A published version can no longer be
          changed.
        </ConfirmDialog>
      )}
    </Card>
  );
}
