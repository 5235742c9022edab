import { useState } from 'react';
import styled from 'styled-components';
import type { ModalFrame, ModalProps } from '@nivara/shared/contracts/modal-props';
import { EmptyState } from '@nivara/shared/ui/feedback/empty-state';
import { ErrorState } from '@nivara/shared/ui/feedback/error-state';
import { Heading, Stack } from '@nivara/shared/ui/layout/layout';
import { color } from '@nivara/shared/ui/tokens/theme';
import { useDirectors } from '../../use-directors';
import { DirectorDetail } from './director-detail';
import { DirectorList } from './director-list';

/** As high as a profile, so that the dialog does not grow under the pointer. */
const ProfileArea = styled.div`
  min-height: 27rem;
`;

const Waiting = styled.p`
  color: ${color.textMuted};
`;

export default function DirectorsModal({ directorId, titleId, close }: ModalProps['directors'] & ModalFrame) {
  return (
    <Stack $gap={5}>
      <Heading level={2} look="h3" id={titleId}>
        Our doctors and directors
      </Heading>
      <ProfileArea>
        <Viewer directorId={directorId} close={close} />
      </ProfileArea>
    </Stack>
  );
}

function Viewer({ directorId, close }: ModalProps['directors'] & Pick<ModalFrame, 'close'>) {
  const directors = useDirectors();
  const [chosenId, choose] = useState(directorId);

  if (directors.status === 'loading') return <Waiting role="status">Loading…</Waiting>;
  if (directors.status === 'failed') {
    return (
      <ErrorState title="The profiles could not be loaded" onRetry={directors.retry}>
        {directors.message}
      </ErrorState>
    );
  }
  const people = directors.data;
  const chosen = people.find(({ id }) => id === chosenId) ?? people[0];
  if (!chosen) {
    return <EmptyState title="No profiles are published yet">Please call the front desk.</EmptyState>;
  }
  return (
    <Stack $gap={5}>
      <DirectorList directors={people} chosenId={chosen.id} choose={choose} />
      <DirectorDetail key={chosen.id} director={chosen} onLeave={close} />
    </Stack>
  );
}
