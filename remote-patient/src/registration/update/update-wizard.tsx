import { useMemo, useState } from 'react';
import { clinicDate } from '@nivara/shared/domain/clinic-time';
import { isPatientRecordStale } from '@nivara/shared/domain/patient';
import { answersOf } from '@nivara/shared/domain/registration-answers';
import { invalidSteps } from '@nivara/shared/domain/registration-steps';
import { Stack } from '@nivara/shared/ui/layout/layout';
import { Stepper } from '@nivara/shared/ui/navigation/stepper';
import { ConflictChoice } from '../conflict-choice';
import { useUploadQueue } from '../../documents/uploads/use-upload-queue';
import { initialDraft } from '../draft-saver';
import { PendingTagsContext, type PendingTags, withPendingTags, withText } from '../pending-tags';
import type { StartingPoint } from '../starting-answers';
import { useReachable } from '../use-reachable';
import type { UpdateDraft } from './update-draft';
import { UpdateForm } from './update-form';
import { UpdateAlerts } from './update-alerts';
import {
  DOCUMENTS,
  DONE,
  UPDATE_STEPS,
  type UpdateStep,
  isFormStep,
  isUpdateStep,
  stepAt,
  updateTitle,
} from './update-steps';
import { useUpdate } from './use-update';
import { UpdateReason } from './update-reason';

export interface UpdateWizardProps {
  known: StartingPoint;
  storedDraft: UpdateDraft | undefined;
  keep: (storedDraft: UpdateDraft) => void;
  /** Removes the draft. */
  forget: () => void;
  onStartOver: () => void;
  /** Undefined unless the update has just been started over. */
  onUndo: (() => void) | undefined;
  close: () => void;
}

/** Six steps: four forms, the documents, and thanks after saving. */
export function UpdateWizard({
  known,
  storedDraft,
  keep,
  forget,
  onStartOver,
  onUndo,
  close,
}: UpdateWizardProps) {
  const [today] = useState(() => clinicDate(new Date()));
  const [initial] = useState(() => initialDraft(known, storedDraft));
  const { patientRecord } = known;
  const [isDue] = useState(
    () => patientRecord === undefined || isPatientRecordStale(patientRecord, new Date()),
  );
  const [hadDraft] = useState(storedDraft !== undefined);
  const [step, goTo] = useState<UpdateStep>('personal');
  const [passed, setPassed] = useState<readonly UpdateStep[]>([]);
  const [round, setRound] = useState({ number: 0, values: initial.values });
  const [pendingTags, setPendingTags] = useState<PendingTags>(storedDraft?.pendingTags ?? {});
  const uploads = useUploadQueue();
  const update = useUpdate(initial, () => {
    forget();
    goTo(DONE);
  });
  const { base, values, conflict, trouble } = update;
  const wrongSteps = useMemo(() => invalidSteps(values, today), [values, today]);
  const reachable = useReachable(step);

  const pass = (steps: readonly UpdateStep[]) => setPassed((now) => [...new Set([...now, ...steps])]);

  /** Opens any step at any time, but the last step only after the answers are saved. */
  const open = async (wanted: UpdateStep) => {
    if (wanted === step) return;
    pass([step]);
    if (wanted !== DONE) return goTo(wanted);
    // Chosen files that are not uploaded would be missing in the patient record.
    if (uploads.waiting > 0) {
      uploads.remind();
      return goTo(DOCUMENTS);
    }
    const [unfinished] = wrongSteps;
    if (unfinished === undefined) return update.save(withPendingTags(values, pendingTags));
    pass(wrongSteps);
    goTo(unfinished);
  };

  const keepText = (name: string, text: string) => {
    const next = withText(pendingTags, name, text);
    setPendingTags(next);
    keep({ values, base, pendingTags: next });
  };

  const stateOf = (each: UpdateStep) => {
    if (step === DONE) return 'completed';
    if (!passed.includes(each)) return 'todo';
    return isFormStep(each) && wrongSteps.includes(each) ? 'invalid' : 'completed';
  };

  const alerts = (
    <UpdateAlerts
      reachable={reachable && !trouble?.unreachable}
      trouble={trouble?.unreachable ? undefined : trouble?.message}
      isRestored={hadDraft && step === 'personal'}
      onStartOver={onStartOver}
      onUndo={step === 'personal' ? onUndo : undefined}
    />
  );

  return (
    <Stack $gap={5} data-step>
      {isDue && step === 'personal' ? <UpdateReason patientRecord={patientRecord} onLater={close} /> : null}
      <Stepper
        label="Update"
        current={step}
        steps={UPDATE_STEPS.map((each) => ({ id: each, label: updateTitle(each), state: stateOf(each) }))}
        onSelect={(id) => {
          if (isUpdateStep(id) && !conflict) void open(id);
        }}
      />
      {conflict ? (
        <ConflictChoice
          key={conflict.theirs?.version}
          conflicts={conflict.conflicts}
          elsewhere={conflict.elsewhere}
          mine={values}
          theirs={answersOf(conflict.theirs)}
          level={3}
          doneLabel={conflict.saving ? 'Save these details' : 'Keep these answers'}
          onChosen={async (taken) =>
            setRound({ number: round.number + 1, values: await update.resolve(taken) })
          }
        />
      ) : (
        <PendingTagsContext value={{ texts: pendingTags, onText: keepText }}>
          <UpdateForm
            key={round.number}
            step={step}
            today={today}
            initialValues={round.values}
            uploads={uploads}
            hasErrors={isFormStep(step) && passed.includes(step) && wrongSteps.includes(step)}
            alerts={alerts}
            onChange={(next) => {
              update.change(next);
              keep({ values: next, base, pendingTags });
            }}
            onNext={() => open(stepAt(step, 1))}
            onBack={() => void open(stepAt(step, -1))}
            onFinish={close}
          />
        </PendingTagsContext>
      )}
    </Stack>
  );
}
