import { useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import type { FamilyMember } from '@nivara/shared/domain/family';
import { useToasts } from '@nivara/shared/app-context/app-context';
import { Badge } from '@nivara/shared/ui/feedback/badge';
import { Button } from '@nivara/shared/ui/form/button';
import { CardGrid } from '@nivara/shared/ui/layout/card';
import { ConfirmDialog } from '@nivara/shared/ui/overlay/confirm-dialog';
import { Dialog } from '@nivara/shared/ui/overlay/dialog';
import { EyeIcon, EyeOffIcon, PencilIcon, TrashIcon } from '@nivara/shared/ui/layout/icon';
import { Heading, Stack, VisuallyHidden } from '@nivara/shared/ui/layout/layout';
import { MemberForm, answersOf } from './member-form';
import { PersonCard, type Person } from './person-card';
import type { FamilyMembers } from './use-family-members';

/** Paper always shows the patients' cards, since paper has no button to show them. */
const PatientCards = styled.div`
  @media print {
    display: block;
  }
`;

interface FamilyListProps {
  self: Person;
  members: readonly FamilyMember[];
  family: Pick<FamilyMembers, 'update' | 'remove'>;
  shown: boolean;
  onToggle: () => void;
}

type Task = { what: 'change' | 'remove'; member: FamilyMember };

/** Reveals the holder's patient record and the family members, who can be edited or removed. */
export function FamilyList({ self, members, family, shown, onToggle }: FamilyListProps) {
  const [task, setTask] = useState<Task>();
  const [removals, setRemovals] = useState(0);
  const toggle = useRef<HTMLButtonElement>(null);
  const { showToast } = useToasts();
  const id = useId();
  const count = members.length + 1;
  const noun = count === 1 ? 'record' : `${count} records`;

  // The pressed button disappears with its row, so the focus would be lost.
  useEffect(() => {
    if (removals > 0) toggle.current?.focus();
  }, [removals]);

  const remove = async ({ id: member, fullName }: FamilyMember) => {
    await family.remove(member);
    setTask(undefined);
    setRemovals((times) => times + 1);
    showToast({ tone: 'success', text: `${fullName} was removed from your family list.` });
  };

  return (
    <Stack $gap={4}>
      {shown || members.length === 0 ? null : (
        <p data-screen-only>In your family list: {members.map(({ fullName }) => fullName).join(', ')}.</p>
      )}
      <div>
        <Button
          ref={toggle}
          variant="secondary"
          icon={shown ? <EyeOffIcon size={20} /> : <EyeIcon size={20} />}
          aria-expanded={shown}
          aria-controls={id}
          onClick={onToggle}
        >
          {shown ? `Hide ${noun}` : `View ${noun}`}
        </Button>
      </div>
      <PatientCards id={id} hidden={!shown}>
        <CardGrid as="ul" role="list" $least="100%">
          <PersonCard {...self} badge={<Badge tone="primary">You</Badge>} />
          {members.map((member) => (
            <PersonCard
              key={member.id}
              name={member.fullName}
              dob={member.dob}
              gender={member.gender}
              actions={
                <>
                  <TaskButton member={member} what="change" onClick={setTask} />
                  <TaskButton member={member} what="remove" onClick={setTask} />
                </>
              }
            />
          ))}
        </CardGrid>
      </PatientCards>
      {task?.what === 'change' ? (
        <ChangeMember member={task.member} update={family.update} onClose={() => setTask(undefined)} />
      ) : null}
      {task?.what === 'remove' ? (
        <ConfirmDialog
          title={`Remove ${task.member.fullName}?`}
          confirmLabel="Remove"
          busyLabel="Removing…"
          danger
          onClose={() => setTask(undefined)}
          onConfirm={() => remove(task.member)}
        >
          They leave your family list. Appointments that are booked for them stay.
        </ConfirmDialog>
      ) : null}
    </Stack>
  );
}

const TASKS = {
  change: { label: 'Edit', Icon: PencilIcon },
  remove: { label: 'Remove', Icon: TrashIcon },
} as const;

function TaskButton({ what, member, onClick }: Task & { onClick: (task: Task) => void }) {
  const { label, Icon } = TASKS[what];
  return (
    <Button variant="quiet" size="small" icon={<Icon size={18} />} onClick={() => onClick({ what, member })}>
      {label}
      <VisuallyHidden> {member.fullName}</VisuallyHidden>
    </Button>
  );
}

interface ChangeMemberProps {
  member: FamilyMember;
  update: FamilyMembers['update'];
  onClose: () => void;
}

function ChangeMember({ member, update, onClose }: ChangeMemberProps) {
  const titleId = useId();
  const { showToast } = useToasts();
  return (
    <Dialog titleId={titleId} onClose={onClose}>
      <Stack $gap={5}>
        <Heading level={2} look="h3" id={titleId}>
          Edit {member.fullName}
        </Heading>
        <MemberForm
          label={`Edit ${member.fullName}`}
          initialValues={answersOf(member)}
          submitLabel="Save"
          onCancel={onClose}
          onSubmit={async (values) => {
            await update(member.id, values);
            showToast({ tone: 'success', text: 'Saved.' });
            onClose();
          }}
        />
      </Stack>
    </Dialog>
  );
}
