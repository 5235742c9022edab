import { useEffect, useRef, useState } from 'react';
import { useSession } from '@nivara/shared/app-context/app-context';
import { useAnswer } from '@nivara/shared/app-context/use-answer';
import type { ModalFrame, ModalProps } from '@nivara/shared/contracts/modal-props';
import { Heading, Stack } from '@nivara/shared/ui/layout/layout';
import { Loaded } from '@nivara/shared/ui/feedback/loaded';
import { Skeleton } from '@nivara/shared/ui/feedback/skeleton';
import { readStartingPoint } from '../../registration/starting-answers';
import { REGISTRATION_DRAFT } from '../../registration/use-registration-draft';
import { useDraft } from '../../session/use-draft';
import { isDoctor, useSignedInUser } from '../../session/use-signed-in-user';
import { type UpdateDraft, UPDATE_DRAFT } from '../../registration/update/update-draft';
import { UpdateWizard } from '../../registration/update/update-wizard';

/** A dialog about one’s own record, which a doctor has none of. */
export default function UpdateModal({ titleId, close }: ModalProps['update'] & ModalFrame) {
  const user = useSignedInUser();
  const title = useRef<HTMLHeadingElement>(null);
  // The placeholder had the focus.
  useEffect(() => title.current?.focus(), []);

  return (
    <Stack $gap={5}>
      <Heading level={2} look="h3" id={titleId} ref={title} tabIndex={-1}>
        Update your details
      </Heading>
      {user && isDoctor(user) ? <p>Only patients have a record to update.</p> : <Update close={close} />}
    </Stack>
  );
}

/** The record of somebody who is registered, step by step, to look over and mend. */
function Update({ close }: Pick<ModalFrame, 'close'>) {
  const startingPoint = useAnswer(readStartingPoint);
  const draft = useDraft<UpdateDraft>(UPDATE_DRAFT);
  const { store } = useSession();
  const [round, setRound] = useState(0);

  const startOver = () => {
    if (draft.status === 'ready') draft.clear();
    setRound(round + 1);
  };

  return (
    <Loaded
      data={draft.status === 'reading' ? { status: 'loading' } : startingPoint}
      skeleton={<Skeleton height="24rem" shape="box" />}
      failure="Your details could not be loaded"
      level={3}
    >
      {(data) =>
        draft.status === 'reading' ? null : (
          <UpdateWizard
            key={round}
            known={data}
            kept={draft.value}
            keep={draft.keep}
            forget={() => {
              draft.clear();
              // The record is complete now: what the registration kept of it is of no use.
              store?.remove(REGISTRATION_DRAFT);
            }}
            onStartOver={startOver}
            close={close}
          />
        )
      }
    </Loaded>
  );
}
