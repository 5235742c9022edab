import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { useToasts } from '@nivara/shared/app-context/app-context';
import { Navigate, useNavigate, useParams } from '@nivara/shared/app-context/router';
import { clinicDate } from '@nivara/shared/domain/clinic-time';
import type { Registration } from '@nivara/shared/domain/patient';
import { answersOf } from '@nivara/shared/domain/registration-answers';
import {
  type RegistrationStep,
  begunSteps,
  firstUnfinishedStep,
  invalidSteps,
} from '@nivara/shared/domain/registration-steps';
import { Stack } from '@nivara/shared/ui/layout/layout';
import { breakpoint, space } from '@nivara/shared/ui/tokens/theme';
import { Stepper } from '@nivara/shared/ui/navigation/stepper';
import { ConflictChoice } from './conflict-choice';
import {
  PendingTagsContext,
  type PendingTags,
  withPendingTags,
  withText,
  withoutPendingTags,
} from './pending-tags';
import { initialDraft } from './draft-saver';
import { useUploadQueue } from '../documents/uploads/use-upload-queue';
import type { StartingPoint } from './starting-answers';
import { SaveStatus } from './save-status';
import { useDraftSaver } from './use-draft-saver';
import { useReachable } from './use-reachable';
import { paths } from '../paths';
import { useSignedInUser } from '../session/use-signed-in-user';
import { RegistrationForm } from './registration-form';
import {
  CHECK,
  DOCUMENTS_STEP,
  WIZARD_STEPS,
  type WizardStep,
  isWizardStep,
  nextStep,
  stepTitle,
} from './registration-steps';
import { type LocalDraft, useRegistrationDraft } from './use-registration-draft';

interface RegistrationWizardProps {
  known: StartingPoint;
  kept: LocalDraft | undefined;
  keep: (kept: LocalDraft) => void;
  onFinished: () => void;
  onCompletedElsewhere: () => void;
}

/** Adds the pending texts of the tag fields as entries, since the service may have saved them as such. */
const withTextsAsEntries = (kept: LocalDraft): LocalDraft => ({
  ...kept,
  values: withPendingTags(kept.values, kept.pendingTags ?? {}),
});

/** Moves the pending texts from the entries back into the tag fields. */
const withTextsInFields = (values: Registration, kept: LocalDraft) =>
  withoutPendingTags(values, kept.pendingTags ?? {}, kept.values);

const Parts = styled(Stack)`
  @media (width < ${breakpoint.tablet}) {
    gap: ${space[3]};
  }
`;

const MISSING = 'Some answers are still missing. They are named above, each with a link to it.';

/**
 * The wizard has four steps with fields, and one that shows all answers. This browser keeps a draft of the answers, and
 * the service saves them.
 */
export function RegistrationWizard(props: RegistrationWizardProps) {
  const { known, kept, keep, onFinished, onCompletedElsewhere } = props;
  const [today] = useState(() => clinicDate(new Date()));
  const [initial] = useState(() => initialDraft(known, kept && withTextsAsEntries(kept)));
  const [saver, draft] = useDraftSaver(initial, today);
  const [startValues] = useState(() => (kept ? withTextsInFields(initial.values, kept) : initial.values));
  const [values, setValues] = useState(startValues);
  const [passed, setPassed] = useState<RegistrationStep[]>(kept?.passed ?? []);
  /** A new number remounts the form with these values, after a conflict was resolved. */
  const [round, setRound] = useState({ number: 0, values: startValues });
  const [isSending, setSending] = useState(false);
  const [pendingTags, setPendingTags] = useState<PendingTags>(kept?.pendingTags ?? {});
  const uploads = useUploadQueue();
  const isOver = useRef(false);

  /** Includes the pending texts of the tag fields. */
  const answers = useMemo(() => withPendingTags(values, pendingTags), [values, pendingTags]);
  useEffect(() => saver.change(answers), [saver, answers]);

  useRegistrationDraft({ values, base: draft.base, passed, pendingTags }, (next) => {
    if (!isOver.current) keep(next);
  });

  const user = useSignedInUser();
  const username = user?.UserName ?? '';
  const navigate = useNavigate();
  const { showToast } = useToasts();
  const { step } = useParams();
  const stepsWithErrors = useMemo(() => invalidSteps(answers, today), [answers, today]);
  const reachable = useReachable(step ?? '');
  const pathOf = (each: string) => paths.registrationStep(username, each);

  // Another device completed the registration meanwhile.
  const isCompletedElsewhere = draft.base?.status === 'complete' && !isSending;
  const leave = useEffectEvent(onCompletedElsewhere);
  useEffect(() => {
    if (isCompletedElsewhere) leave();
  }, [isCompletedElsewhere]);

  if (!isWizardStep(step)) {
    return <Navigate to={pathOf(firstUnfinishedStep(answers, passed, today) ?? CHECK)} replace />;
  }

  /** Stays in the sending state after success, since another page follows. */
  const complete = async () => {
    let isComplete = false;
    setSending(true);
    try {
      isComplete = (await saver.complete()) !== undefined;
    } finally {
      if (!isComplete) setSending(false);
    }
    return isComplete;
  };

  const goOn = async () => {
    // Chosen files that are not uploaded would be missing in the patient record.
    if (uploads.waiting > 0 && (step === DOCUMENTS_STEP || step === CHECK)) {
      uploads.remind();
      return step === DOCUMENTS_STEP ? undefined : navigate(pathOf(DOCUMENTS_STEP));
    }
    if (step !== CHECK) {
      if (!passed.includes(step)) setPassed([...passed, step]);
      void saver.save();
      return navigate(pathOf(nextStep(step)));
    }
    if (stepsWithErrors.length > 0) throw new Error(MISSING);
    if (!(await complete())) return;
    isOver.current = true;
    onFinished();
    showToast({ tone: 'success', text: 'Your registration is complete. Thank you.' });
    navigate(paths.profile(username), { replace: true });
  };

  const begun = step === CHECK ? begunSteps(answers, passed) : passed;
  const stateOf = (each: WizardStep) => {
    if (each === CHECK) return 'todo';
    if (stepsWithErrors.includes(each)) return step === CHECK || passed.includes(each) ? 'invalid' : 'todo';
    return begun.includes(each) ? 'completed' : 'todo';
  };

  const texts = {
    texts: pendingTags,
    onText: (name: string, text: string) => setPendingTags((now) => withText(now, name, text)),
  };

  return (
    <Parts $gap={6} data-step>
      <Stepper
        label="Registration"
        current={step}
        steps={WIZARD_STEPS.map((each) => ({ id: each, label: stepTitle(each), state: stateOf(each) }))}
        onSelect={(each) => navigate(pathOf(each))}
      />
      <SaveStatus draft={draft} reachable={reachable} />
      {draft.conflict ? (
        <ConflictChoice
          conflicts={draft.conflict.conflicts}
          mine={saver.values()}
          theirs={answersOf(draft.conflict.theirs)}
          level={2}
          doneLabel="Keep these answers"
          onChosen={(taken) => {
            saver.resolve(taken);
            setValues(saver.values());
            setRound({ number: round.number + 1, values: saver.values() });
          }}
        />
      ) : (
        <PendingTagsContext value={texts}>
          <RegistrationForm
            key={round.number}
            step={step}
            today={today}
            initialValues={round.values}
            values={answers}
            merged={draft.merged}
            uploads={uploads}
            hasErrors={(from) =>
              step !== CHECK && stepsWithErrors.includes(step) && (from === CHECK || passed.includes(step))
            }
            pathOf={pathOf}
            onChange={setValues}
            onSubmit={goOn}
          />
        </PendingTagsContext>
      )}
    </Parts>
  );
}
