import { useEffect, useRef } from 'react';
import { useSession } from '@nivara/shared/app-context/app-context';
import { useAnswer } from '@nivara/shared/app-context/use-answer';
import type { ModalFrame, ModalProps } from '@nivara/shared/contracts/modal-props';
import { Heading, Stack } from '@nivara/shared/ui/layout/layout';
import { Loaded } from '@nivara/shared/ui/feedback/loaded';
import { Skeleton } from '@nivara/shared/ui/feedback/skeleton';
import { readStartingPoint } from '../../registration/starting-answers';
import { REGISTRATION_DRAFT } from '../../registration/use-registration-draft';
import { useDraft } from '@nivara/shared/area/drafts/use-draft';
import { useStartOver } from '@nivara/shared/ui/form/use-start-over';
import { isPatient, useSignedInUser } from '../../session/use-signed-in-user';
import { type UpdateDraft, UPDATE_DRAFT } from '../../registration/update/update-draft';
import { UpdateWizard } from '../../registration/update/update-wizard';

/** Shows the patient record of the signed-in account; doctors have none. */
export default function UpdateModal({ titleId, close }: ModalProps['update'] & ModalFrame) {
  const user = useSignedInUser();
  const title = useRef<HTMLHeadingElement>(null);
  // The loading placeholder had the focus until now.
  useEffect(() => title.current?.focus(), []);

  return (
    <Stack $gap={5}>
      <Heading level={2} look="h3" id={titleId} ref={title} tabIndex={-1}>
        Update your details
      </Heading>
      {user && !isPatient(user) ? <p>Only patients have a record to update.</p> : <Update close={close} />}
    </Stack>
  );
}

function Update({ close }: Pick<ModalFrame, 'close'>) {
  const startingPoint = useAnswer(readStartingPoint);
  const draft = useDraft<UpdateDraft>(UPDATE_DRAFT);
  const { store } = useSession();
  const { formKey, deleted, startOver } = useStartOver<UpdateDraft>();

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
            key={formKey}
            known={data}
            storedDraft={draft.value}
            keep={draft.keep}
            forget={() => {
              draft.clear();
              // The patient record is complete, so the registration's draft is no longer needed.
              store?.remove(REGISTRATION_DRAFT);
            }}
            onStartOver={() => {
              draft.clear();
              startOver(draft.value);
            }}
            onUndo={
              deleted &&
              (() => {
                draft.keep(deleted);
                startOver();
              })
            }
            close={close}
          />
        )
      }
    </Loaded>
  );
}
