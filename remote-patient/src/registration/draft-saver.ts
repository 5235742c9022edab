import { ApiError } from '@nivara/shared/api-client/http';
import type { PatientRecord, Registration } from '@nivara/shared/domain/patient';
import {
  type AnswerPath,
  answersOf,
  changedAnswers,
  compareChanges,
  takeAnswers,
  unsaveableAnswers,
} from '@nivara/shared/domain/registration-answers';
import { type StartingPoint, registrationFromAccount } from './starting-answers';
import { pendingAnswers, sendChanges } from './send-changes';

/** Another device saved different answers to the same questions: the patient chooses. */
export interface DraftConflict {
  theirs: PatientRecord | undefined;
  conflicts: AnswerPath[];
}

export interface DraftState {
  /** The patient record that the answers are based on; undefined when there was none. */
  base: PatientRecord | undefined;
  phase: 'saved' | 'waiting' | 'saving' | 'unreachable' | 'failed';
  /** True when the last save succeeded after a failure. */
  recovered: boolean;
  /** Invalid answers, which the service cannot keep. */
  unsaveable: AnswerPath[];
  conflict: DraftConflict | undefined;
  /** Answers of another device, to be shown in the form. */
  merged: { from: Registration; paths: AnswerPath[] } | undefined;
}

export interface InitialDraft {
  base: PatientRecord | undefined;
  values: Registration;
  conflict?: DraftConflict;
  /** What a form without a patient record starts with. */
  prefill?: Registration;
}

export interface DraftSaver {
  read: () => DraftState;
  subscribe: (listener: () => void) => () => void;
  values: () => Registration;
  start: () => void;
  /** Saves the last changes, and stops. */
  stop: () => void;
  change: (values: Registration) => void;
  save: () => Promise<void>;
  /** Completes the patient record; undefined when the patient first has to resolve a conflict. */
  complete: () => Promise<PatientRecord | undefined>;
  /** Resolves the conflict: takes these answers from the other device. */
  resolve: (taken: readonly AnswerPath[]) => void;
}

const DEBOUNCE_MS = 1_000;
const RETRY_MS = 5_000;

/**
 * Saves a draft at the service: debounced, one call at a time, retried while the service is down. Sends nothing once the
 * session has ended, since a call that waited would write into the patient record of whoever signs in next.
 */
export function createDraftSaver(initial: InitialDraft, today: string, isSignedIn = () => true): DraftSaver {
  let latest = initial.values;
  let state: DraftState = {
    base: initial.base,
    phase: 'saved',
    recovered: false,
    unsaveable: [],
    conflict: initial.conflict,
    merged: undefined,
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastWork: Promise<unknown> = Promise.resolve();
  let isStopped = true;
  const listeners = new Set<() => void>();

  const set = (change: Partial<DraftState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  /** A prefilled form is no answer of the patient. */
  const isUntouched = () =>
    !state.base && initial.prefill !== undefined && changedAnswers(initial.prefill, latest).length === 0;
  const isDown = () => state.phase === 'unreachable' || state.phase === 'failed';
  const scheduleSave = (ms: number) => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void save(), ms);
  };

  /** Merges what only the other side changed; the patient chooses where both did. */
  const mergeTheirs = (theirs: PatientRecord | undefined) => {
    const theirAnswers = answersOf(theirs);
    const { conflicts, elsewhere } = compareChanges(answersOf(state.base), latest, theirAnswers);
    latest = takeAnswers(latest, theirAnswers, elsewhere);
    const merged = elsewhere.length > 0 ? { from: theirAnswers, paths: elsewhere } : state.merged;
    if (conflicts.length > 0) set({ conflict: { theirs, conflicts }, merged, phase: 'waiting' });
    else set({ base: theirs, merged });
  };

  const send = async (): Promise<void> => {
    while (state.conflict === undefined && isSignedIn()) {
      const values = latest;
      const unsaveable = unsaveableAnswers(values, today);
      const changes = { base: state.base, values, without: unsaveable };
      if (isUntouched() || pendingAnswers(changes).length === 0)
        return set({ phase: 'saved', unsaveable, recovered: isDown() });
      // The failure stays visible until a call succeeds.
      set(isDown() ? { unsaveable } : { phase: 'saving', unsaveable });
      const sent = await sendChanges(changes);
      if (sent.kind === 'saved') set({ base: sent.patientRecord });
      else mergeTheirs(sent.theirs);
    }
  };

  const oneAtATime = <T>(work: () => Promise<T>): Promise<T> => {
    clearTimeout(timer);
    const next = lastWork.then(work);
    lastWork = next.catch(() => undefined);
    return next;
  };

  const save = () =>
    oneAtATime(send).catch((error: unknown) => {
      set({ phase: error instanceof ApiError && error.unreachable ? 'unreachable' : 'failed' });
      scheduleSave(RETRY_MS);
    });

  const finish = async (): Promise<PatientRecord | undefined> => {
    while (state.conflict === undefined && isSignedIn()) {
      const sent = await sendChanges({ base: state.base, values: latest, complete: true });
      if (sent.kind === 'saved') {
        set({ base: sent.patientRecord, phase: 'saved', unsaveable: [] });
        return sent.patientRecord;
      }
      mergeTheirs(sent.theirs);
    }
    return undefined;
  };

  return {
    read: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    values: () => latest,
    start: () => {
      isStopped = false;
      void save();
    },
    stop: () => {
      isStopped = true;
      if (state.phase !== 'saved') void save();
    },
    change: (values) => {
      if (values === latest) return;
      latest = values;
      // A retry is scheduled already.
      if (isDown()) return;
      set({ phase: 'waiting', recovered: false });
      scheduleSave(DEBOUNCE_MS);
    },
    save,
    complete: () => oneAtATime(finish),
    resolve: (taken) => {
      const { conflict } = state;
      if (conflict === undefined) return;
      latest = takeAnswers(latest, answersOf(conflict.theirs), taken);
      set({ base: conflict.theirs, conflict: undefined, merged: undefined });
      void save();
    },
  };
}

/** Merges the draft of this browser with what another device may have saved since. */
export function initialDraft(
  { patientRecord, account }: StartingPoint,
  stored: { base: PatientRecord | undefined; values: Registration } | undefined,
): InitialDraft {
  const prefill = patientRecord ? undefined : registrationFromAccount(account);
  if (stored === undefined)
    return { base: patientRecord, values: prefill ?? answersOf(patientRecord), prefill };
  const theirAnswers = answersOf(patientRecord);
  const { conflicts, elsewhere } = compareChanges(answersOf(stored.base), stored.values, theirAnswers);
  const values = takeAnswers(stored.values, theirAnswers, elsewhere);
  if (conflicts.length === 0) return { base: patientRecord, values, prefill };
  return { base: stored.base, values, conflict: { theirs: patientRecord, conflicts } };
}
