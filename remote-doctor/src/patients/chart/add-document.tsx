import { useId, useRef, useState } from 'react';
import { addDocument } from '@nivara/shared/api-client/uploads';
import { useToasts } from '@nivara/shared/app-context/app-context';
import { useSearchParams } from '@nivara/shared/app-context/router';
import { fileProblem } from '@nivara/shared/domain/upload-choice';
import { Alert } from '@nivara/shared/ui/feedback/alert';
import { Button } from '@nivara/shared/ui/form/button';
import { PlusIcon } from '@nivara/shared/ui/layout/icon';
import { Cluster, Stack } from '@nivara/shared/ui/layout/layout';

interface AddDocumentProps {
  /** The chart's id. */
  patient: string;
  onAdded: () => void;
}

/** Adds a doctor's PDF to the chart. If the address contains a visit's id, the PDF is linked to that visit. */
export function AddDocument({ patient, onAdded }: AddDocumentProps) {
  const [params] = useSearchParams();
  const visit = params.get('visit') ?? undefined;
  const { showToast } = useToasts();
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const add = async (file: File) => {
    const refused = fileProblem(file);
    setProblem(refused);
    if (refused !== undefined) return;
    setBusy(true);
    try {
      await addDocument({ patient, visit }, file);
      showToast({ tone: 'success', text: `“${file.name}” is added. The patient can read it.` });
      onAdded();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Stack $gap={3}>
      <Cluster $gap={4}>
        <Button
          icon={<PlusIcon size={18} />}
          busy={isBusy}
          busyLabel="Adding…"
          aria-describedby={hintId}
          onClick={() => input.current?.click()}
        >
          {visit === undefined ? 'Add a document' : 'Add a document to the visit'}
        </Button>
        <span id={hintId}>A PDF of up to 5 MB.</span>
      </Cluster>
      <input
        ref={input}
        type="file"
        accept=".pdf,application/pdf"
        hidden
        aria-label="Document"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file can be chosen again after a refusal.
          target.value = '';
          if (file) void add(file);
        }}
      />
      {problem === undefined ? null : (
        <Alert tone="error" live>
          {problem}
        </Alert>
      )}
    </Stack>
  );
}
