import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '@nivara/shared/api-client/http';
import { readVisit, writeVisitNotes } from '@nivara/shared/api-client/visits';
import type { Visit, VisitNotes } from '@nivara/shared/domain/visit';

const DEBOUNCE_MS = 800;
const CONFLICT = 409;

export type SaveState =
  | { is: 'saved' | 'saving' | 'unsaved' }
  | { is: 'failed'; message: string }
  /** Other notes were saved in the meantime. */
  | { is: 'conflict'; stored: Visit };

/** Notes that were not saved when the page was left. */
export type UnsavedNotes = Pick<Visit, 'notes' | 'version'>;

interface NotesDraft {
  unsaved: UnsavedNotes | undefined;
  keep: (notes: UnsavedNotes) => void;
  clear: () => void;
}

/** Saves notes as they are typed, one call at a time, and never overwrites somebody else's notes. */
export function useVisitNotes(visit: Visit, draft: NotesDraft, onSaved: (saved: Visit) => void) {
  const { id } = visit;
  const [start] = useState(() => startOf(visit, draft.unsaved));
  const [notes, setNotes] = useState(start.latest.notes);
  const [state, setState] = useState<SaveState>(start.state);
  const latest = useRef(start.latest);
  const forget = useRef(draft.clear);
  useEffect(() => {
    forget.current = draft.clear;
  });
  const running = useRef<Promise<void>>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const write = useCallback(async () => {
    const current = latest.current;
    try {
      while (current.isDirty) {
        current.isDirty = false;
        setState({ is: 'saving' });
        const saved = await writeVisitNotes(id, { ...current.notes, version: current.version });
        current.version = saved.version;
        onSaved(saved);
      }
      setState({ is: 'saved' });
      forget.current();
    } catch (error) {
      current.isDirty = true;
      setState(await whyUnsaved(id, error));
      throw error;
    }
  }, [id, onSaved]);

  /** Rejects when the notes could not be saved. */
  const save = useCallback(() => {
    clearTimeout(timer.current);
    running.current ??= write().finally(() => (running.current = undefined));
    return running.current;
  }, [write]);
  const trySave = useCallback(() => void save().catch(() => undefined), [save]);

  const change = (next: VisitNotes) => {
    setNotes(next);
    Object.assign(latest.current, { notes: next, isDirty: true });
    draft.keep({ notes: next, version: latest.current.version });
    // The doctor decides a conflict by a button; typing on must not save over the other notes.
    if (state.is === 'conflict') return;
    setState({ is: 'unsaved' });
    clearTimeout(timer.current);
    timer.current = setTimeout(trySave, DEBOUNCE_MS);
  };

  const keepMine = (stored: Visit) => {
    latest.current.version = stored.version;
    trySave();
  };
  const takeTheirs = (stored: Visit) => {
    setNotes(stored.notes);
    latest.current = { notes: stored.notes, version: stored.version, isDirty: false };
    setState({ is: 'saved' });
    draft.clear();
  };

  const isRestored = start.state.is === 'unsaved';
  // Leaving the page saves the last changes. The draft keeps them in case the browser does not wait for the call.
  useEffect(() => {
    const saveLast = () => {
      if (latest.current.isDirty) trySave();
    };
    if (isRestored) saveLast();
    window.addEventListener('pagehide', saveLast);
    return () => {
      window.removeEventListener('pagehide', saveLast);
      saveLast();
    };
  }, [trySave, isRestored]);

  const version = useCallback(() => latest.current.version, []);
  return { notes, state, change, save, trySave, keepMine, takeTheirs, version };
}

function startOf(visit: Visit, unsaved: UnsavedNotes | undefined) {
  const { notes, version } = visit;
  if (unsaved === undefined || JSON.stringify(unsaved.notes) === JSON.stringify(notes)) {
    return { latest: { notes, version, isDirty: false }, state: { is: 'saved' } satisfies SaveState };
  }
  const state: SaveState =
    unsaved.version === version ? { is: 'unsaved' } : { is: 'conflict', stored: visit };
  return { latest: { ...unsaved, isDirty: true }, state };
}

async function whyUnsaved(id: string, error: unknown): Promise<SaveState> {
  try {
    if (error instanceof ApiError && error.status === CONFLICT) {
      return { is: 'conflict', stored: await readVisit(id) };
    }
    return { is: 'failed', message: messageOf(error) };
  } catch (reading) {
    return { is: 'failed', message: messageOf(reading) };
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
