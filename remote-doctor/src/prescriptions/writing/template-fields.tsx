import { useCallback, useId, useState, type KeyboardEvent } from 'react';
import { useFormikContext } from 'formik';
import { readLastPrescription } from '@nivara/shared/api-client/patients';
import {
  addPrescriptionTemplate,
  listPrescriptionTemplates,
  removePrescriptionTemplate,
} from '@nivara/shared/api-client/prescription-templates';
import { useToasts } from '@nivara/shared/app-context/app-context';
import { useAnswer, useChangingAnswer } from '@nivara/shared/app-context/use-answer';
import { dateInWords } from '@nivara/shared/domain/clinic-time';
import type { PrescriptionItem, PrescriptionKind } from '@nivara/shared/domain/prescription';
import { Button } from '@nivara/shared/ui/form/button';
import { FilterField } from '@nivara/shared/ui/table/filter-row';
import { RefreshIcon } from '@nivara/shared/ui/layout/icon';
import { Cluster } from '@nivara/shared/ui/layout/layout';
import { startingValues, writtenItems, type PrescriptionValues } from './prescription-values';

/** Starts from the patient's last prescription, or from one of the doctor's templates. */
export function TemplateFields({ kind, patient }: { kind: PrescriptionKind; patient: string }) {
  const id = useId();
  const { showToast } = useToasts();
  const { values, setValues } = useFormikContext<PrescriptionValues>();
  const [chosen, setChosen] = useState('');
  const [name, setName] = useState('');
  const last = useAnswer(useCallback(() => readLastPrescription(patient, kind), [patient, kind]));
  const { answer, change } = useChangingAnswer(listPrescriptionTemplates);
  const templates = answer.status === 'ready' ? answer.data.filter((each) => each.kind === kind) : [];
  const before = last.status === 'ready' ? last.data.prescription : null;

  const start = (items: PrescriptionItem[], info: string) => {
    const { items: lines } = startingValues(kind, { items });
    void setValues({ ...values, items: lines, info: values.info || info });
  };
  const attempt = async (act: () => Promise<string>) => {
    try {
      showToast({ tone: 'success', text: await act() });
    } catch (error) {
      showToast({ tone: 'error', text: error instanceof Error ? error.message : String(error) });
    }
  };
  const keep = () =>
    attempt(async () => {
      const items = writtenItems(values.items);
      const added = await addPrescriptionTemplate({ name, kind, items, info: values.info });
      change((all) => [...all, added]);
      setName('');
      return `“${added.name}” is kept as a template.`;
    });
  const keepOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Enter must not submit the prescription around this field.
    event.preventDefault();
    if (name.trim() !== '' && !event.repeat) void keep();
  };
  const remove = () =>
    attempt(async () => {
      await removePrescriptionTemplate(chosen);
      change((all) => all.filter((each) => each.id !== chosen));
      setChosen('');
      return 'The template is removed.';
    });

  return (
    <Cluster $gap={4}>
      {before ? (
        <Button
          variant="secondary"
          icon={<RefreshIcon size={18} />}
          onClick={() => start(before.items, before.info)}
        >
          As last time, {dateInWords(before.date)}
        </Button>
      ) : null}
      {templates.length === 0 ? null : (
        <FilterField>
          <label htmlFor={`${id}-template`}>Start from a template</label>
          <select
            id={`${id}-template`}
            value={chosen}
            onChange={({ target }) => {
              setChosen(target.value);
              const template = templates.find((each) => each.id === target.value);
              if (template) start(template.items, template.info);
            }}
          >
            <option value="">Choose…</option>
            {templates.map((template) => (
              <option key={template.id} value={template.id}>
                {template.name}
              </option>
            ))}
          </select>
        </FilterField>
      )}
      {chosen === '' ? null : (
        <Button variant="quiet" size="small" onClick={() => void remove()}>
          Remove this template
        </Button>
      )}
      {writtenItems(values.items).length === 0 ? null : (
        <Cluster $gap={2}>
          <FilterField>
            <label htmlFor={`${id}-name`}>Keep these lines as a template (optional)</label>
            <input
              id={`${id}-name`}
              value={name}
              autoComplete="off"
              maxLength={80}
              onKeyDown={keepOnEnter}
              onChange={({ target }) => setName(target.value)}
            />
          </FilterField>
          {name.trim() === '' ? null : (
            <Button variant="quiet" onClick={() => void keep()}>
              Keep it
            </Button>
          )}
        </Cluster>
      )}
    </Cluster>
  );
}
