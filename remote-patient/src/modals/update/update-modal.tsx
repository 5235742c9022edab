import { useEffect, useRef, useState } from 'react';
import { readOwnDetails } from '@nivara/shared/api-client/personal-details';
import { useAnswer } from '@nivara/shared/app-context/use-answer';
import type { ModalFrame, ModalProps } from '@nivara/shared/contracts/modal-props';
import { Heading, Stack } from '@nivara/shared/ui/layout';
import { Loaded } from '@nivara/shared/ui/loaded';
import { Skeleton } from '@nivara/shared/ui/skeleton';
import { useDraft } from '../../use-draft';
import { isDoctor, useSignedInUser } from '../../use-signed-in-user';
import { type KeptUpdate, UPDATE_DRAFT } from './kept-update';
import { UpdateWizard } from './update-wizard';

/** A dialog about one’s own record, which a doctor has none of. */
export default function UpdateModal({ titleId, close }: ModalProps['update'] & ModalFrame) {
  const user = useSignedInUser();
  const title = useRef<HTMLHeadingElement>(null);
  // What stood here while the wizard was on its way had the focus.
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
  const record = useAnswer(readOwnDetails);
  const draft = useDraft<KeptUpdate>(UPDATE_DRAFT);
  const [round, setRound] = useState(0);

  const startOver = () => {
    if (draft.status === 'ready') draft.clear();
    setRound(round + 1);
  };

  return (
    <Loaded
      data={draft.status === 'reading' ? { status: 'loading' } : record}
      skeleton={<Skeleton height="24rem" shape="box" />}
      failure="Your details could not be loaded"
      level={3}
    >
      {(data) =>
        draft.status === 'reading' ? null : (
          <UpdateWizard
            key={round}
            record={data}
            kept={draft.value}
            keep={draft.keep}
            forget={draft.clear}
            onStartOver={startOver}
            close={close}
          />
        )
      }
    </Loaded>
  );
}
