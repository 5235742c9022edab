import { useCallback, useEffect, useState } from 'react';
import styled from 'styled-components';
import { listUploads, readDocument } from '@nivara/shared/api-client/uploads';
import { useAnswer, useChangingAnswer } from '@nivara/shared/app-context/use-answer';
import { dateInShort } from '@nivara/shared/domain/clinic-time';
import { LARGEST_PAGE } from '@nivara/shared/domain/list-query';
import type { PatientChart } from '@nivara/shared/domain/patient-chart';
import type { Upload } from '@nivara/shared/domain/upload';
import { EmptyState } from '@nivara/shared/ui/feedback/empty-state';
import { Loaded } from '@nivara/shared/ui/feedback/loaded';
import { Skeleton } from '@nivara/shared/ui/feedback/skeleton';
import { Button } from '@nivara/shared/ui/form/button';
import { Card } from '@nivara/shared/ui/layout/card';
import { FileIcon } from '@nivara/shared/ui/layout/icon';
import { Cluster, Split, Stack } from '@nivara/shared/ui/layout/layout';
import { TextLink } from '@nivara/shared/ui/navigation/link';
import { color, radius, space } from '@nivara/shared/ui/tokens/theme';
import { AddDocument } from './add-document';

const List = styled.ul`
  display: grid;
  padding: 0;
  gap: ${space[2]};
  list-style: none;

  button {
    max-width: 100%;
    text-align: start;
  }
`;

const Pages = styled.iframe`
  width: 100%;
  height: min(80vh, 60rem);
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.surfaceSunken};
`;

/** The patient's documents; the chosen one is shown in place. */
export function ChartDocuments({ chart: { id } }: { chart: PatientChart }) {
  const { answer: documents, reload } = useChangingAnswer(
    useCallback(() => listUploads({ patient: id, size: LARGEST_PAGE }), [id]),
  );
  const [chosen, setChosen] = useState<Upload>();
  return (
    <Stack $gap={5}>
      <AddDocument patient={id} onAdded={reload} />
      <Loaded
        data={documents}
        level={2}
        failure="The documents could not be loaded"
        skeleton={<Skeleton height="12rem" shape="box" />}
      >
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState level={2} title="No documents yet" icon={<FileIcon size={28} />}>
              What the patient uploads, and what you add, is listed here.
            </EmptyState>
          ) : (
            <Split $ratio="18rem minmax(0, 1fr)" $gap={5}>
              <List role="list">
                {rows.map((each) => (
                  <li key={each.id}>
                    <Button
                      variant={each.id === chosen?.id ? 'primary' : 'secondary'}
                      icon={<FileIcon size={18} />}
                      aria-pressed={each.id === chosen?.id}
                      onClick={() => setChosen(each)}
                    >
                      {[each.displayName, dateInShort(new Date(each.createdAt)), each.doctor]
                        .filter(Boolean)
                        .join(', ')}
                    </Button>
                  </li>
                ))}
              </List>
              {chosen ? (
                <Shown key={chosen.id} document={chosen} />
              ) : (
                <p>Choose a document to read it here.</p>
              )}
            </Split>
          )
        }
      </Loaded>
    </Stack>
  );
}

function Shown({ document: { url, displayName } }: { document: Upload }) {
  const pdf = useAnswer(useCallback(async () => URL.createObjectURL(await readDocument(url)), [url]));
  return (
    <Card>
      <Stack>
        <Cluster>
          <TextLink href={url} download>
            Download {displayName}
          </TextLink>
        </Cluster>
        <Loaded
          data={pdf}
          level={3}
          failure="The document could not be loaded"
          skeleton={<Skeleton height="30rem" shape="box" />}
        >
          {(src) => <PdfFrame src={src} title={displayName} />}
        </Loaded>
      </Stack>
    </Card>
  );
}

function PdfFrame({ src, title }: { src: string; title: string }) {
  useEffect(() => () => URL.revokeObjectURL(src), [src]);
  return <Pages src={src} title={title} />;
}
