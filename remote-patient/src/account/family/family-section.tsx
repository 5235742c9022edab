import { useState } from 'react';
import { useToasts } from '@nivara/shared/app-context/app-context';
import { FAMILY_MAX, FAMILY_MESSAGES, type FamilyMember } from '@nivara/shared/domain/family';
import { Alert } from '@nivara/shared/ui/feedback/alert';
import { Card } from '@nivara/shared/ui/layout/card';
import { Heading, Stack } from '@nivara/shared/ui/layout/layout';
import { Loaded } from '@nivara/shared/ui/feedback/loaded';
import { Skeleton, SkeletonText } from '@nivara/shared/ui/feedback/skeleton';
import { useDraft } from '@nivara/shared/area/drafts/use-draft';
import { FAMILY_ID } from '../../paths';
import { FamilyList } from './family-list';
import { EMPTY_MEMBER, MemberForm, type MemberAnswers } from './member-form';
import { ModeChoice, type FamilyMode } from './mode-choice';
import type { Person } from './person-card';
import { SwitchToSingle } from './switch-to-single';
import { useFamilyMembers, type FamilyMembers } from './use-family-members';

const DRAFT = 'family-member';

/** The clinic treats up to four family members, for whom the patient can book. */
export function FamilySection({ self }: { self: Person }) {
  const family = useFamilyMembers();
  return (
    <Card as="section" $padding="roomy" aria-labelledby={FAMILY_ID}>
      <Stack $gap={5}>
        <Heading level={2} look="h3" id={FAMILY_ID} tabIndex={-1}>
          Family members
        </Heading>
        <Loaded
          data={family.answer}
          skeleton={<FamilySkeleton />}
          failure="Your family list could not be loaded"
        >
          {(members) => <Family self={self} members={members} family={family} />}
        </Loaded>
      </Stack>
    </Card>
  );
}

interface FamilyProps {
  self: Person;
  members: readonly FamilyMember[];
  family: FamilyMembers;
}

function Family({ self, members, family }: FamilyProps) {
  const draft = useDraft<MemberAnswers>(DRAFT);
  const [chosen, setChosen] = useState<FamilyMode>('Single');
  const [asking, setAsking] = useState(false);
  const [shown, setShown] = useState(false);
  const [addedHere, setAddedHere] = useState(false);
  const { showToast } = useToasts();

  if (draft.status === 'reading') return <FamilySkeleton />;
  const typed = draft.value !== undefined;
  // A list or a half-filled form means that Family was chosen earlier.
  const mode = members.length > 0 || typed ? 'Family' : chosen;

  const choose = (wanted: FamilyMode) => {
    if (wanted === 'Single' && (members.length > 0 || typed)) setAsking(true);
    else setChosen(wanted);
  };

  const becomeSingle = async () => {
    await family.clear(members);
    draft.clear();
    setAsking(false);
    setShown(false);
    setChosen('Single');
  };

  return (
    <Stack $gap={5}>
      <ModeChoice mode={mode} onChoose={choose} />
      <FamilyList {...{ self, members, family, shown }} onToggle={() => setShown(!shown)} />
      {mode === 'Family' && members.length >= FAMILY_MAX ? (
        <Alert ref={addedHere ? takeFocus : undefined} title={FAMILY_MESSAGES.tooMany}>
          Remove one to make room for another.
        </Alert>
      ) : null}
      {mode === 'Family' && members.length < FAMILY_MAX ? (
        <Stack $gap={4} data-screen-only>
          <Heading level={3}>Add a family member</Heading>
          <MemberForm
            label="Add a family member"
            initialValues={draft.value ?? EMPTY_MEMBER}
            submitLabel="Add member"
            onChange={(answers) => (isEmpty(answers) ? draft.clear() : draft.keep(answers))}
            onSubmit={async (values) => {
              const { fullName } = await family.add(values);
              draft.clear();
              setChosen('Family');
              setShown(true);
              setAddedHere(true);
              showToast({ tone: 'success', text: `${fullName} is in your family list now.` });
            }}
          />
        </Stack>
      ) : null}
      {asking ? (
        <SwitchToSingle members={members} onConfirm={becomeSingle} onClose={() => setAsking(false)} />
      ) : null}
    </Stack>
  );
}

/** For the alert that replaces the form, since the form had the focus. */
const takeFocus = (element: HTMLElement | null) => element?.focus();

const isEmpty = (answers: MemberAnswers) => Object.values(answers).every((answer) => answer.trim() === '');

function FamilySkeleton() {
  return (
    <Stack $gap={5}>
      <SkeletonText lines={4} />
      <Skeleton width="11rem" height="2.75rem" shape="box" />
    </Stack>
  );
}
